import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** `--mode site`: for a folder of plain files, with the server in the page; site/build.py adds what runs there. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
