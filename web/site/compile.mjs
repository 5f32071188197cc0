/** Compile a folder of Python with the Python that pages run: node compile.mjs FOLDER. Only the compiled files stay. */
import { loadPyodide } from 'pyodide'

const python = await loadPyodide()
python.FS.mkdirTree('/tree')
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, '/tree')
python.runPython(`
import compileall, pathlib
done = compileall.compile_dir("/tree", ddir="", quiet=1, legacy=True, optimize=0, maxlevels=30)
for path in pathlib.Path("/tree").rglob("*.py"):
    if path.with_suffix(".pyc").exists():
        path.unlink()
if not done:
    raise SystemExit("not everything compiles")
`)
