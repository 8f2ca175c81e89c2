import { payWithin } from '@mallard/contract/activities/seckill/seckill.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse, type Instant, type Refused } from '@mallard/kernel'
import { z } from 'zod'
import {
  activityNames,
  activityPrice,
  activityPricing,
} from '#features/activities/activity/index.ts'
import { buyNowLine, type PurchaseKind } from '#features/trade/checkout/index.ts'
import { admit } from './admission.ts'
import { freeUnits, reservationOf, sellUnits } from './quota.repo.ts'
import { findOffer, type Offer } from './seckill.repo.ts'
import { saleState } from './seckill.rules.ts'

/** What a flash-sale checkout and its order keep. */
const Context = z.strictObject({
  seckillId: z.number().int(),
  skuId: z.number().int(),
  productSn: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** Fen of one unit. */
  price: z.number().int(),
  quantity: z.number().int(),
  limit: z.number().int(),
  endAt: z.number().int(),
})
export type SeckillContext = z.output<typeof Context>

export interface SeckillInput {
  readonly seckillId: number
  readonly productSn: string
  readonly quantity: number
}

const refusals = {
  wait: 'seckillWait',
  chance: 'seckillChance',
  soldOut: 'seckillSoldOut',
  ended: 'seckillOver',
} as const satisfies Record<string, ErrorName>

/** Why so many units cannot be bought now. */
export function offerRefusal(
  offer: Offer,
  quantity: number,
  now: Instant,
): Refused<ErrorName> | undefined {
  const state = saleState(offer, offer, now)
  if (state === 'wait' || state === 'ended') return refuse(refusals[state])
  if (offer.used + quantity > offer.limit) return refuse('seckillLimit', { limit: offer.limit })
  if (state !== 'selling') return refuse(refusals[state])
  const left = Math.min(offer.quota - offer.sold - offer.reserved, offer.available)
  return quantity > left ? refuse('seckillFew', { left }) : undefined
}

/** What checkout, order and refund pages call it. */
const nameOf = activityNames({ zh: '限时秒杀', en: 'Flash sale' })

/** The price for its SKU. */
const priceEffect = ({ seckillId, skuId, price, ...context }: SeckillContext) =>
  activityPrice({
    code: orderKind.seckill,
    id: seckillId,
    named: nameOf(context),
    priceOf: (id) => (id === skuId ? price : undefined),
  })

/** Flash sale (activities.md §1). */
export const seckillPurchase: PurchaseKind<SeckillContext, SeckillInput> = {
  code: orderKind.seckill,
  context: Context,
  payWithin,
  refundPolicy: { freesQuota: false },
  open: async ({ db, scope, now }, owner, { seckillId, productSn, quantity }) => {
    const offer = await findOffer(db, scope, seckillId, productSn, owner.memberId)
    if (!offer) return refuse('notFound')
    const refused = offerRefusal(offer, quantity, now)
    if (refused) return refused
    const { skuId, name, nameEn, price, limit, endAt } = offer
    return ok({
      cartId: '0',
      found: buyNowLine(owner, { productSn, quantity }),
      count: 1,
      missing: 'notFound',
      context: { seckillId, skuId, productSn, name, nameEn, price, quantity, limit, endAt },
    })
  },
  refusal: async ({ now }, { context }) =>
    now >= context.endAt ? refuse('seckillOver') : undefined,
  price: async (_occasion, { context }) => activityPricing({ item: [priceEffect(context)] }),
  reserve: (owner, { context }, at) => reservationOf(owner, context, at),
  admit: ({ db, now }, { context: { seckillId, productSn } }, write) =>
    admit({ db, seckillId, productSn, now: () => now }, write),
  confirm: (trx, orders) => sellUnits(trx, orders),
  release: (trx, orders) => freeUnits(trx, orders),
  explain: ({ seckillId, productSn, ...context }, locale, scope) => ({
    name: nameOf(context)[locale],
    href: href('seckillDetail', { ...scope, id: seckillId, productSn }),
  }),
}
