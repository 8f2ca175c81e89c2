import { href } from '@mallard/contract/paths'
import {
  activityPriceType,
  promotionKinds,
} from '@mallard/contract/pricing/promotion/promotion.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse, times } from '@mallard/kernel'
import { sql } from 'kysely'
import { z } from 'zod'
import { noEffects, type Effects } from '#features/pricing/promotion/index.ts'
import { buyNowLine, type PurchaseKind } from '#features/trade/checkout/index.ts'
import { claimFaults, claimParts, findGift } from './gift.repo.ts'

/** What the checkout of a gift and its order keep. */
const Context = z.strictObject({
  giftId: z.number().int(),
  name: z.string(),
  nameEn: z.string(),
  /** Keyed digests of who claims. */
  digests: z.array(z.string()),
  endAt: z.number().int(),
})
type GiftContext = z.output<typeof Context>

export interface GiftInput {
  readonly giftId: number
  readonly digests: readonly string[]
}

const nameOf = ({ name, nameEn }: Pick<GiftContext, 'name' | 'nameEn'>) => ({
  zh: `新人礼 · ${name}`,
  en: `Welcome gift · ${nameEn || name}`,
})

/** The goods cost nothing, and neither does their way. */
function effectsOf({ giftId, ...context }: GiftContext): Effects {
  const named = nameOf(context)
  const words = { name: named.zh, nameEn: named.en }
  return {
    ...noEffects,
    item: [
      {
        ...words,
        id: giftId,
        type: activityPriceType(orderKind.gift),
        saving: (line) => times(line.unitPrice, line.quantity),
      },
    ],
    shipping: [
      {
        id: 0,
        name: '新人礼包邮',
        nameEn: 'Free delivery',
        type: promotionKinds.freeFreight.code,
        saving: (freight) => freight,
      },
    ],
  }
}

/** Nothing joins a gift (activities.md §0). */
const nothingDeductible = {
  coupons: [],
  balance: 0,
  couponHistoryId: 0,
  freightCouponHistoryId: 0,
  useIntegration: 0,
}

/** A gift of goods for a new customer (activities.md §7): an order with nothing to pay. */
export const giftPurchase: PurchaseKind<GiftContext, GiftInput> = {
  code: orderKind.gift,
  context: Context,
  refundPolicy: { freesQuota: false },
  open: async ({ db, scope, now }, owner, { giftId, digests }) => {
    const gift = await findGift(db, scope, giftId, new Date(now))
    if (!gift || gift.productSn === null) return refuse('notFound')
    const { productSn, name, nameEn, endAt } = gift
    return ok({
      cartId: '0',
      found: buyNowLine(owner, { productSn, quantity: 1 }),
      count: 1,
      missing: 'notFound',
      context: { giftId, name, nameEn, digests: [...digests], endAt },
    })
  },
  refusal: async ({ now }, { context }) => (now >= context.endAt ? refuse('giftOver') : undefined),
  price: async (_occasion, { context }) => ({
    effects: effectsOf(context),
    running: [],
    deductible: nothingDeductible,
  }),
  reserve: (owner, { context: { giftId, digests } }, at, orderSn) => ({
    parts: claimParts(owner, { giftId, digests, orderSn }, at),
    done: sql`gift_quota`,
    failures: claimFaults(owner, giftId, digests, at).map(({ when, fault }) => ({
      when,
      refused: refuse(fault),
    })),
  }),
  explain: (context, locale, scope) => ({
    name: nameOf(context)[locale],
    href: href('giftNewArrival', scope),
  }),
}
