import type { AdminPickedSku } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import type { Fen, Locale } from '@mallard/kernel'
import { isDeepCut } from '#platform/deep-cut.ts'
import { money } from '#platform/show.ts'
import { defineTexts } from '#platform/texts.ts'

export const cutTexts = defineTexts(
  {
    share: (left: number) => `按原价的 ${left}% 出售（降 ${100 - left}%）`,
    anyPrice: (price: string) => `范围内的商品一律 ${price}`,
    anyOff: (off: string, below: string) => `每件减 ${off}：售价低于 ${below} 的商品降价超过一半`,
    tier: (over: string, off: string) => `满 ${over} 减 ${off}`,
    pieces: (count: number) => `满 ${count} 件`,
  },
  {
    share: (left) => `Sold at ${left}% of its price (${100 - left}% off)`,
    anyPrice: (price) => `Everything in its scope costs ${price}`,
    anyOff: (off, below) =>
      `${off} off each: what costs less than ${below} falls by more than half`,
    tier: (over, off) => `${off} off ${over}`,
    pieces: (count) => `${count} pieces`,
  },
)

export const nameOf = ({ title, attr }: AdminPickedSku) => [title, attr].filter(Boolean).join(' ')
export const shown = (amount: number) => money(amount as Fen)

/** Basis points that are left to pay, where they are few. */
export const shareCut = (bp: number, locale: Locale) =>
  isDeepCut({ before: 10_000, after: bp }) ? [cutTexts.of(locale).share(bp / 100)] : []
