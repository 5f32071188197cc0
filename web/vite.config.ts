import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** What only a site has: a server's client comes without it. */
const SITE_ONLY = /\/site\/(page\.svelte|SiteBar\.svelte|Copies\.svelte)$/
const withoutSite: Plugin = {
  name: 'without-site',
  enforce: 'pre',
  resolveId: (id) => (SITE_ONLY.test(id) ? '\0without-site' : null),
  load: (id) => (id === '\0without-site' ? 'export default null; export const site = null' : null),
}

/** `--mode site`: for a folder of plain files, with the server in the page; site/build.py adds what runs there. */
export default defineConfig(({ mode }) => ({
  plugins: mode === 'site' ? [svelte()] : [svelte(), withoutSite],
  base: mode === 'site' ? './' : '/',
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../build/site' : '../src/folkmoot/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8350', ws: true } },
  },
}))
