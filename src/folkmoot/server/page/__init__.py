"""The server inside a page: the same application, where there are no network, threads or processes.

`house` answers the requests and sockets of the page that loaded it, `keeping` brings its database to the browser's
storage, `helpers` answer for processes. What the page does for it is `house.Page`; web/src/site is the other side.
"""
