/** Widths of bars and gaps of each symbol (ISO/IEC 15417), by its value; the last one ends a code. */
const symbols =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
  322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
  112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
  331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
  411311 113141 114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/)

const [toLetters, startLetters, startPairs, stop] = [100, 104, 105, 106]

/** Values of the symbols before the check: digits in pairs, as far as there are pairs of them. */
function valuesOf(text: string): number[] {
  const pairs = /^(?:\d\d){2,}/.exec(text)?.[0] ?? ''
  const letters = [...text.slice(pairs.length)].map((sign) => sign.charCodeAt(0) - 32)
  if (!pairs) return [startLetters, ...letters]
  const values = (pairs.match(/../g) ?? []).map(Number)
  return [startPairs, ...values, ...(letters.length > 0 ? [toLetters, ...letters] : [])]
}

/**
 * A text as Code 128, which every scanner in a warehouse reads: the widths of bars and gaps by
 * turns, beginning with a bar. Nothing where the text has signs that it has none for.
 */
export function code128(text: string): number[] | undefined {
  if (!/^[ -~]{1,48}$/.test(text)) return undefined
  const values = valuesOf(text)
  const check = values.reduce((sum, value, place) => sum + value * Math.max(place, 1), 0) % 103
  return [...values, check, stop].flatMap((value) => [...(symbols[value] ?? '')].map(Number))
}

/** The bars of a code as a path, one unit high. */
export function barsOf(widths: readonly number[]): string {
  let at = 0
  const bars: string[] = []
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) bars.push(`M${at} 0h${width}v1h-${width}z`)
    at += width
  }
  return bars.join('')
}
