/**
 * A notification of the browser when it is my turn and nobody looks at the page. Asked for in the settings, never by itself.
 */
import { prefs } from './prefs.svelte'

const ICON = `${import.meta.env.BASE_URL}icon-192.png`

export const canNotify = () => 'Notification' in window
export const notificationsRefused = () => canNotify() && Notification.permission === 'denied'

/** Switch them on or off; switching on asks the browser's permission. */
export async function allowNotifications(on: boolean): Promise<void> {
  if (on && canNotify() && Notification.permission === 'default') await Notification.requestPermission()
  prefs.set('calls', on && canNotify() && Notification.permission === 'granted')
}

let last: Notification | null = null

/** Say it once per table; a touch brings the page to the front. */
export function notify(title: string, text: string, table: string): void {
  if (!prefs.calls || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  try {
    last = new Notification(title, { body: text, tag: `folkmoot-${table}`, icon: ICON })
    last.onclick = () => {
      window.focus()
      last?.close()
    }
  } catch {
    void navigator.serviceWorker?.ready.then((worker) =>
      worker.showNotification(title, { body: text, tag: `folkmoot-${table}`, icon: ICON }),
    )
  }
}

/** Nobody needs to be told what they see. */
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) last?.close()
})
