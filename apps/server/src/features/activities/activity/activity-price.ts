import {
  activityPriceType,
  promotionKinds,
} from '@mallard/contract/pricing/promotion/promotion.codes'
import { fen, minus, times, zero } from '@mallard/kernel'
import { noEffects, type Effects, type ItemEffect } from '#features/pricing/promotion/index.ts'
import type { Pricing } from '#features/trade/checkout/index.ts'

/** What an activity is called on checkout, order and refund pages. */
export interface ActivityName {
  readonly zh: string
  readonly en: string
}

/** Names of activities of a kind: the kind's, then their own; one without English has its own. */
export const activityNames =
  (kind: ActivityName) =>
  ({ name, nameEn }: { readonly name: string; readonly nameEn: string }): ActivityName => ({
    zh: `${kind.zh} · ${name}`,
    en: `${kind.en} · ${nameEn || name}`,
  })

interface Priced {
  /** Code of the way to buy. */
  readonly code: number
  /** Of the activity; 0: it has none. */
  readonly id: number
  readonly named: ActivityName
  /** Fen of a unit of a SKU; undefined: it is not sold in the activity. */
  readonly priceOf: (skuId: number) => number | undefined
}

/** The activity's price for what it sells, whatever the store asks; never more than that. */
export const activityPrice = ({ code, id, named, priceOf }: Priced): ItemEffect => ({
  id,
  name: named.zh,
  nameEn: named.en,
  type: activityPriceType(code),
  saving: ({ skuId, unitPrice, quantity }) => {
    const price = fen(priceOf(skuId) ?? unitPrice)
    return unitPrice > price ? times(minus(unitPrice, price), quantity) : zero
  },
})

/** Delivery that an activity gives; its name in Chinese. */
export const freeDelivery = (name: string): Effects['shipping'][number] => ({
  id: 0,
  name,
  nameEn: 'Free delivery',
  type: promotionKinds.freeFreight.code,
  saving: (freight) => freight,
})

/** These effects alone: no promotion of the store, no coupon and no points (activities.md §0). */
export const activityPricing = (effects: Partial<Effects>): Pricing => ({
  effects: { ...noEffects, ...effects },
  running: [],
  deductible: {
    coupons: [],
    balance: 0,
    couponHistoryId: 0,
    freightCouponHistoryId: 0,
    useIntegration: 0,
  },
})
