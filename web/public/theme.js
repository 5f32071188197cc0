// Before the first paint, so that nobody sees the other theme flash. A file of its own because of the server's CSP.
;(function () {
  var kept = null
  try {
    kept = localStorage.getItem('folkmoot.theme')
  } catch {
    /* private window */
  }
  var dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]').content = dark ? '#14171f' : '#f6f1e4'
})()
