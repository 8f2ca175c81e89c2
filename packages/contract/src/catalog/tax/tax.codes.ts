import type { Locale } from '@mallard/kernel'

/**
 * Rates of value-added tax, in basis points of the price without it: 1300 is 13 %. `exempt`: the
 * law asks no tax for it, which an invoice says in a word of its own and not as 0 %.
 */
export const taxRates = [1300, 900, 600, 300, 100, 0, 'exempt'] as const
export type TaxRate = (typeof taxRates)[number]

/** What an invoice tells the tax side of one of its lines. */
export interface LineTax {
  /** Tax category: the 19 digits of 税收分类编码. */
  readonly code: string
  /** Basis points, or `exempt`. */
  readonly rate: number | 'exempt'
}

/** The same as staff set it: one of the rates of today. */
export interface Tax extends LineTax {
  readonly rate: TaxRate
}

/** Goods 1, work 2, services 3, intangibles 4, real estate 5, what is not taxed 6. */
export const taxCodePattern = /^[1-6]\d{18}$/

/** `13%`, `免税`. */
export function rateText(rate: LineTax['rate'], locale: Locale): string {
  if (rate === 'exempt') return locale === 'en' ? 'exempt' : '免税'
  return `${rate / 100}%`
}

/** `1060512990000000000 13%`, as the log has it. */
export const taxText = ({ code, rate }: LineTax, locale: Locale): string =>
  `${code} ${rateText(rate, locale)}`
