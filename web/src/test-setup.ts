/** The little of a browser that pure modules touch when they are loaded. */
import { vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('location', { search: '?lang=en', pathname: '/', host: 'here', protocol: 'http:' })
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('addEventListener', () => undefined)
vi.stubGlobal('removeEventListener', () => undefined)
vi.stubGlobal('document', {
  hidden: false,
  documentElement: { lang: '', dataset: {}, style: { setProperty: () => undefined } },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  querySelector: () => null,
})
vi.stubGlobal('window', globalThis)
