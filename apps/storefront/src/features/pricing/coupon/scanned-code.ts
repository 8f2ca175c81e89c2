import { parsedUrl } from '@mallard/contract/own-path'

/** As the back office makes them. */
const shape = /^[0-9A-Za-z]{22}$/

/** The code in what was read: a shop assistant shows it as an address of the shop, or bare. */
export function scannedCode(text: string): string | undefined {
  const url = parsedUrl(text)
  const code = url ? (url.searchParams.get('scan') ?? '') : text.trim()
  return shape.test(code) ? code : undefined
}
