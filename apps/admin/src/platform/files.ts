import type { SheetFile } from '@mallard/contract/sheet'

/** Hands a file of an answer to the browser, which keeps it where downloads go. */
export function saveFile({ name, type, base64 }: SheetFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** The bytes of a file that the operator chose. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^data:[^,]*,/, '')))
    reader.addEventListener('error', () => reject(new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
}
