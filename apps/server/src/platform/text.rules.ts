/** As `refresh_listing` has them. */
const chinese = '\\u3400-\\u9fff\\u{20000}-\\u{3ffff}'
const han = new RegExp(`[${chinese}]`, 'u')
const pieces = new RegExp(`[${chinese}]+|(?:(?![${chinese}])[\\p{L}\\p{M}\\p{N}])+`, 'gu')

/**
 * As texts and keywords are compared: in lower case, wide letters and signs as the usual ones (ＩＨ,
 * ㎖), Latin letters without their marks (café).
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')

/** Runs of Chinese, and words of all other letters and digits, of a folded text. */
export const piecesOf = (text: string): string[] => text.match(pieces) ?? []

export const isHan = (text: string): boolean => han.test(text)
