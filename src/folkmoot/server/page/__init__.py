"""The server inside a page: the same application, where there are no network, threads or processes.

`application` answers the requests and sockets of the page that loaded it, `database` brings what it stores to the
browser's storage, `helpers` answer for processes, `warmup` fills the memory that a site is built with. What the page
does for it is `application.Page`; web/src/site is the other side.
"""
