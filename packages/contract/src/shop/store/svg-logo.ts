/** Characters of a logo's file. */
export const longestLogo = 20_000

/** What would act or fetch, where a drawing only draws. */
const acting =
  /<\s*(?:script|foreignobject|iframe|object|embed|image|img|audio|video|a|animate\w*|set|handler|use)\b|\son[a-z]+\s*=|javascript:|<!entity|(?:href|src)\s*=\s*["']?(?!#)|@import|url\(\s*["']?(?!#)/i

/** A file of a drawing without what stands before it: byte mark, prolog, comments, doctype. */
export const plainLogo = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replace(/^\s*<\?xml[^>]*\?>/i, '')
    .replace(/^\s*<!doctype[^>[]*>/i, '')
    .trim()

/** What is wrong with a logo; undefined: it is a drawing that only draws, and scales. */
export function logoFault(text: string): 'noSvg' | 'acts' | 'noViewBox' | undefined {
  if (acting.test(text)) return 'acts'
  if (!/^<svg[\s>][\s\S]*<\/svg>$/i.test(text)) return 'noSvg'
  const [head = ''] = /^<svg[^>]*>/i.exec(text) ?? []
  return /\sviewBox\s*=\s*["']\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+[\d.]+[\s,]+[\d.]+\s*["']/.test(head)
    ? undefined
    : 'noViewBox'
}
