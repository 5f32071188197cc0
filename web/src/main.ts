import './styles/tokens.css'
import './styles/base.css'
import './styles/hues.css'
import './styles/primitives.css'
import './styles/table.css'
import './styles/screens.css'
import './styles/pages.css'
import { mount } from 'svelte'
import App from './App.svelte'
import sprite from './styles/glyphs.svg?raw'
import people from './styles/people.svg?raw'
import { missing } from './lib/missing.svelte'
import { screen } from './lib/screen.svelte'
import { SITE } from './lib/server'
import { awaitTouch } from './lib/sound'
import { words } from './lib/words.svelte'

addEventListener('vite:preloadError', () => missing.noticed())
screen.watch()
awaitTouch()
document.body.insertAdjacentHTML('afterbegin', sprite + people)
await words.load()
mount(App, { target: document.getElementById('app')! })
if (SITE) void import('./site/page.svelte').then(({ site }) => site.install())
else if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js')
