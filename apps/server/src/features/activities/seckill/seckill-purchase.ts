import { payWithin } from '@mallard/contract/activities/seckill/seckill.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { activityPriceType } from '@mallard/contract/pricing/promotion/promotion.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, minus, ok, refuse, times, zero, type Instant, type Refused } from '@mallard/kernel'
import { z } from 'zod'
import { noEffects, type ItemEffect } from '#features/pricing/promotion/index.ts'
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
const nameOf = ({ name, nameEn }: Pick<SeckillContext, 'name' | 'nameEn'>) => ({
  zh: `限时秒杀 · ${name}`,
  en: `Flash sale · ${nameEn || name}`,
})

/** The session's price for its SKU, whatever the store asks; never more than that. */
function priceEffect({ seckillId, skuId, price, ...context }: SeckillContext): ItemEffect {
  const named = nameOf(context)
  return {
    id: seckillId,
    name: named.zh,
    nameEn: named.en,
    type: activityPriceType(orderKind.seckill),
    saving: (line) =>
      line.skuId === skuId && line.unitPrice > price
        ? times(minus(line.unitPrice, fen(price)), line.quantity)
        : zero,
  }
}

/** No coupon and no points join a flash sale (activities.md §0). */
const nothingDeductible = {
  coupons: [],
  balance: 0,
  couponHistoryId: 0,
  freightCouponHistoryId: 0,
  useIntegration: 0,
}

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
  price: async (_occasion, { context }) => ({
    effects: { ...noEffects, item: [priceEffect(context)] },
    running: [],
    deductible: nothingDeductible,
  }),
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
