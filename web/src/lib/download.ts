/** Give a file to whoever sits here. */
export function download(name: string, content: BlobPart, type = 'application/octet-stream') {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
