/** Gives the shopper a file made here. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
