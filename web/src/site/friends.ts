/** Nobody else can come to this page: whoever wants company goes to a server. */
export function serverAt(typed: string): URL | null {
  const wanted = typed.trim()
  try {
    const address = new URL(/^https?:\/\//.test(wanted) ? wanted : `https://${wanted}`)
    return /^[^.\s]+(\.[^.\s]+)+$|^localhost$/.test(address.hostname) ? address : null
  } catch {
    return null
  }
}
