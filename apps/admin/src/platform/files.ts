import type { SheetFile } from '@mallard/contract/sheet.fields'

/** Hands a file of an answer to the browser. */
export function saveFile({ name, type, base64 }: SheetFile): void {
  saveBlob(
    name,
    new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type }),
  )
}

/** Hands a file that was made here to the browser, which keeps it where downloads go. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Browsers begin to read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Lets the browser fetch a file of the shop, which answers with it instead of a page. */
export function fetchFile(url: string): void {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click()
}

/** The bytes of a file that the operator chose. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(String(reader.result).replace(/^data:[^,]*,/, '')),
    )
    reader.addEventListener('error', () => reject(new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
}
