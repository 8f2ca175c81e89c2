import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { deductionType } from '@mallard/contract/pricing/coupon/coupon.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, minute, refuse, times, type Refused } from '@mallard/kernel'
import { z } from 'zod'
import { readHolding } from '#features/pricing/points/index.ts'
import { fixedPrice, freeDelivery, openedWith } from '#features/activities/activity/index.ts'
import { atPriceNow, withPriceNow, type Effects } from '#features/pricing/promotion/index.ts'
import type { PurchaseKind } from '#features/trade/checkout/index.ts'
import { finishExchanges, freeExchanges, reservationOf } from './exchange.repo.ts'
import { hindrance, isWorthIt, type Hindrance } from './points-shop.rules.ts'
import { findPointsGoods, takenBy } from './points-shop.repo.ts'

/** What the checkout of goods for points and their order keep. */
const Context = z.strictObject({
  pointsGoodsId: z.number().int(),
  skuId: z.number().int(),
  title: z.string(),
  titleEn: z.string(),
  quantity: z.number().int(),
  /** Points and fen of one unit. */
  points: z.number().int(),
  cashAmount: z.number().int(),
  limit: z.number().int(),
  endAt: z.number().int(),
  /** Of the call that opened it. */
  requestId: z.string(),
})
export type PointsContext = z.output<typeof Context>

export interface PointsInput {
  readonly pointsGoodsId: number
  readonly quantity: number
  readonly requestId: string
}

/** A hindrance as the shopper is told of it. */
export function refusedFor(found: Hindrance): Refused<ErrorName> {
  const { refusal, ...details } = found
  return refuse(refusal, details)
}

const named = { zh: '积分兑换', en: 'Points shop' } as const

/**
 * The line costs its cash: what is above points and cash is the activity's, the points are booked as
 * points, a fen each, so that returns and invoices need no special case. Delivery is free.
 */
const pointsEffects = ({ points, quantity }: PointsContext): Partial<Effects> => ({
  order: [
    {
      id: 0,
      name: named.zh,
      nameEn: named.en,
      type: deductionType.points,
      books: 'integration',
      isEligible: () => true,
      saving: () => times(fen(points), quantity),
    },
  ],
  shipping: [freeDelivery('积分商城包邮')],
})

/** Goods for points (activities.md §9). */
export const pointsPurchase: PurchaseKind<PointsContext, PointsInput> = {
  ...fixedPrice<PointsContext>({
    code: orderKind.points,
    nameOf: () => named,
    idOf: ({ pointsGoodsId }) => pointsGoodsId,
    priceOf: ({ points, cashAmount }) => points + cashAmount,
    more: pointsEffects,
    path: (_context, scope) => href('pointsStore', scope),
  }),
  context: Context,
  payWithin: 30 * minute,
  refundPolicy: { freesQuota: false },
  open: async ({ db, scope, now }, owner, { pointsGoodsId, quantity, requestId }) => {
    const found = await findPointsGoods(db, scope, pointsGoodsId, new Date(now))
    const offered = await atPriceNow(db, scope, found?.skuId ?? null, found, now)
    if (!offered || offered.skuId === null || offered.productSn === null) return refuse('notFound')
    const [holding, taken] = await Promise.all([
      readHolding(db, owner),
      takenBy(db, owner.memberId, [pointsGoodsId]),
    ])
    const taker = { ...holding, taken: taken.get(pointsGoodsId) ?? 0 }
    const hindered = hindrance(offered, taker, quantity, now)
    if (hindered) return refusedFor(hindered)
    const { skuId, productSn, title, titleEn, points, cashAmount, limitPerUser, endAt } = offered
    const terms = { points, cashAmount, limit: limitPerUser, endAt }
    const context = { pointsGoodsId, skuId, title, titleEn, quantity, ...terms, requestId }
    return openedWith(owner, { productSn, quantity }, context)
  },
  refusal: async ({ db, scope, now }, { context, lines, balance }) => {
    if (now >= context.endAt) return refuse('pointsGoodsOver')
    const priced = await withPriceNow(db, scope, lines, now)
    if (!priced.every(({ salePrice }) => isWorthIt(context, salePrice)))
      return refuse('pointsGoodsGone')
    return balance < context.points * context.quantity ? refuse('pointsShort') : undefined
  },
  reserve: (owner, { context }, at, orderSn) => reservationOf(owner, context, at, orderSn),
  confirm: finishExchanges,
  release: freeExchanges,
}
