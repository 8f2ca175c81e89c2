import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse } from '@mallard/kernel'
import { sql } from 'kysely'
import { z } from 'zod'
import {
  activityNames,
  activityPrice,
  activityPricing,
  freeDelivery,
} from '#features/activities/activity/index.ts'
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

const nameOf = activityNames({ zh: '新人礼', en: 'Welcome gift' })

/** The goods cost nothing, and neither does their way. */
const effectsOf = ({ giftId, ...context }: GiftContext) => ({
  item: [
    activityPrice({
      code: orderKind.gift,
      id: giftId,
      named: nameOf(context),
      priceOf: () => 0,
    }),
  ],
  shipping: [freeDelivery('新人礼包邮')],
})

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
  price: async (_occasion, { context }) => activityPricing(effectsOf(context)),
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
