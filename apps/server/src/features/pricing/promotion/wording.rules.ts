import type { Locale } from '@mallard/kernel'
import { localised, textIn } from '#platform/locale.rules.ts'

/** Yuan without what is not needed: 29900 → "299", 9950 → "99.5". */
export function shortYuan(amount: number): string {
  return String(Number((amount / 100).toFixed(2)))
}

/** Basis points that are left to pay, 8500 → "8.5折" or "15% off". */
export function cutWords(bp: number, locale: Locale): string {
  return textIn(locale, [`${bp / 1000}折`, `${Number(((10_000 - bp) / 100).toFixed(2))}% off`])
}

/** From where on something is given: fen or units, as `by` says. */
export function overWords(by: 'amount' | 'quantity', over: number, locale: Locale): string {
  if (by === 'amount') return textIn(locale, [`满${shortYuan(over)}元`, `over ¥${shortYuan(over)}`])
  return textIn(locale, [`满${over}件`, `from ${over} ${over === 1 ? 'item' : 'items'}`])
}

/** The name of a promotion in the language of the shopper. */
export function nameIn(
  { name, nameEn }: { readonly name: string; readonly nameEn?: string | undefined },
  locale: Locale,
): string {
  return localised(locale, name, nameEn)
}
