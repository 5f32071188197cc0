/** Address at which others find this page: its own, unless that is one that every device has for itself. */
import { api } from './api'
import { SITE } from './server'

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/

class Address {
  origin = $state(location.origin)
  /** True: nobody else can open the page. */
  onlyHere = $state(false)
  private asked = false

  async find(): Promise<void> {
    if (this.asked || SITE || !OWN.test(location.hostname)) return
    this.asked = true
    const { origin } = await api.address()
    if (origin) this.origin = origin
    else this.onlyHere = true
  }
}

export const address = new Address()
