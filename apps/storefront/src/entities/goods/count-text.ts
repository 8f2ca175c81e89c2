import type { Locale } from '@mallard/kernel'
import { maxCounted } from '@mallard/contract/catalog/search/list.codes'

type Step = readonly [from: number, unit: string]

const chinese: readonly Step[] = [
  [1e8, '亿'],
  [1e4, '万'],
]
const english: readonly Step[] = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
]

/**
 * 15230 as 1.5万 or 15.2K. By hand: the first Intl.NumberFormat of a page costs a phone more time
 * than the rest of its goods card.
 */
export function countText(count: number, locale: Locale): string {
  const [from, unit] = (locale === 'en' ? english : chinese).find(([min]) => count >= min) ?? [
    1,
    '',
  ]
  return `${Math.floor((count / from) * 10) / 10}${unit}`
}

/** How many goods a list holds: exactly, as long as they are counted. */
export const listedText = (total: number): string =>
  total > maxCounted ? `${maxCounted}+` : String(total)
