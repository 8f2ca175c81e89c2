import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { refuse } from '@mallard/kernel'
import { sql } from 'kysely'
import { z } from 'zod'
import {
  activityNames,
  fixedPrice,
  freeDelivery,
  openedWith,
} from '#features/activities/activity/index.ts'
import type { PurchaseKind } from '#features/trade/checkout/index.ts'
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

/** A gift of goods for a new customer (activities.md §7): an order with nothing to pay. */
export const giftPurchase: PurchaseKind<GiftContext, GiftInput> = {
  ...fixedPrice<GiftContext>({
    code: orderKind.gift,
    nameOf: activityNames({ zh: '新人礼', en: 'Welcome gift' }),
    idOf: ({ giftId }) => giftId,
    // The goods cost nothing, and neither does their way.
    priceOf: () => 0,
    more: () => ({ shipping: [freeDelivery('新人礼包邮')] }),
    path: (_context, scope) => href('giftNewArrival', scope),
  }),
  context: Context,
  refundPolicy: { freesQuota: false },
  open: async ({ db, scope, now }, owner, { giftId, digests }) => {
    const gift = await findGift(db, scope, giftId, new Date(now))
    if (!gift || gift.productSn === null) return refuse('notFound')
    const { productSn, name, nameEn, endAt } = gift
    const context = { giftId, name, nameEn, digests: [...digests], endAt }
    return openedWith(owner, { productSn, quantity: 1 }, context)
  },
  refusal: async ({ now }, { context }) => (now >= context.endAt ? refuse('giftOver') : undefined),
  reserve: (owner, { context: { giftId, digests } }, at, orderSn) => ({
    parts: claimParts(owner, { giftId, digests, orderSn }, at),
    done: sql`gift_quota`,
    failures: claimFaults(owner, giftId, digests, at).map(({ when, fault }) => ({
      when,
      refused: refuse(fault),
    })),
  }),
}
