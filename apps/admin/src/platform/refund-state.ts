import type { Locale } from '@mallard/kernel'
import type { Tone } from './parts/pill.tsx'

type Words = readonly [zh: string, en: string]

/**
 * 0 created, 1 processing, 2 done, 3 failed. A created one may be with the channel already: its
 * answer was lost.
 */
const states: readonly (readonly [words: Words, tone: Tone])[] = [
  [['待退款', 'To be refunded'], 'warn'],
  [['退款中', 'On its way'], 'warn'],
  [['已退款', 'Refunded'], 'good'],
  [['退款失败', 'Refund failed'], 'bad'],
]

/** Why money goes back. */
const causes: ReadonlyMap<string, Words> = new Map([
  ['late', ['订单关闭后才到账', 'Paid after the order was closed']],
  ['repriced', ['改价前付的款', 'Paid at the price of before']],
  ['duplicate', ['重复支付', 'Paid twice']],
  ['return', ['售后退款', 'Return']],
])

/** How a refund ended that the channel had taken; what it said of others stands as it is. */
const ends: ReadonlyMap<string, Words> = new Map([
  ['closed', ['渠道已关闭这笔退款', 'The channel closed this refund']],
  ['abnormal', ['没有退到买家账户', 'It did not reach the shopper’s account']],
])

const inLocale = (words: Words, locale: Locale) => words[locale === 'en' ? 1 : 0]

export function refundState(status: number, locale: Locale): { text: string; tone: Tone } {
  const [words, tone] = states[status] ?? states[0]!
  return { text: inLocale(words, locale), tone }
}

export function refundCauseText(cause: string, locale: Locale): string {
  const words = causes.get(cause)
  return words ? inLocale(words, locale) : cause
}

export function refundErrorText(error: string, locale: Locale): string {
  const words = ends.get(error)
  return words ? inLocale(words, locale) : error
}
