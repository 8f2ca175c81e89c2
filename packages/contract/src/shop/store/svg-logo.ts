/** Characters of a logo's file. */
export const longestLogo = 20_000

/** What would act or fetch, or be lost, where a drawing has shapes alone. */
const acting =
  /<\s*(?:script|foreignobject|iframe|object|embed|image|img|audio|video|a|animate\w*|set|handler|use|style|text\w*)\b|\son[a-z]+\s*=|javascript:|<!entity|(?:href|src)\s*=|@import|url\((?!\s*["']?#)/i

/**
 * A file of a drawing without what stands before it: byte mark, prolog, comments, doctype. It
 * names what it is, so that it is drawn by itself.
 */
export const plainLogo = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*<\?xml[^>]*\?>/i, '')
    .replace(/^\s*<!doctype[^>[]*>/i, '')
    .trim()
    .replace(/^<svg(?=[\s>])(?![^>]*\sxmlns\s*=)/, '<svg xmlns="http://www.w3.org/2000/svg"')

/** What is wrong with a logo; undefined: it is a drawing that only draws, and scales. */
export function logoFault(text: string): 'noSvg' | 'acts' | 'noViewBox' | undefined {
  if (acting.test(text)) return 'acts'
  if (!/^<svg[\s>][\s\S]*<\/svg>$/i.test(text)) return 'noSvg'
  const [head = ''] = /^<svg[^>]*>/i.exec(text) ?? []
  return /\sviewBox\s*=\s*["']\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+[\d.]+[\s,]+[\d.]+\s*["']/.test(head)
    ? undefined
    : 'noViewBox'
}
