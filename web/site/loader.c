/* Every module of the compiled engine lies in one library. load(library, name) makes the one of that name. */
#include <Python.h>

static PyObject *load(PyObject *self, PyObject *args)
{
    PyObject *library;
    const char *name;
    if (!PyArg_ParseTuple(args, "Os", &library, &name))
        return NULL;
    PyObject *capsule = PyObject_GetAttrString(library, name);
    if (!capsule)
        return NULL;
    PyObject *(*make)(void) = (PyObject * (*)(void)) PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
    return make ? make() : NULL;
}

static PyMethodDef methods[] = {{"load", load, METH_VARARGS, ""}, {0}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "folkmoot_loader", 0, -1, methods};

PyMODINIT_FUNC PyInit_folkmoot_loader(void)
{
    return PyModule_Create(&definition);
}
