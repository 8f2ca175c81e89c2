import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { refuse } from '@mallard/kernel'
import { z } from 'zod'
import {
  activityNames,
  fixedPrice,
  freeDelivery,
  openedWith,
} from '#features/activities/activity/index.ts'
import type { PurchaseKind } from '#features/trade/checkout/index.ts'
import { chosenWith, freePlaces, placeOf } from './apply.repo.ts'
import { tellChosen } from './evaluate-notices.ts'
import { findEvaluate } from './evaluate.repo.ts'

/** What the order of a tester keeps. */
const Context = z.strictObject({
  evaluationId: z.number().int(),
  applyId: z.number().int(),
  name: z.string(),
  nameEn: z.string(),
})
type EvaluateContext = z.output<typeof Context>

type Input = Pick<EvaluateContext, 'evaluationId' | 'applyId'>

const snsOf = (orders: readonly { readonly orderSn: string }[]) =>
  orders.map(({ orderSn }) => orderSn)

/**
 * Goods for a tester who was chosen: an order with nothing to pay, which staff place for who
 * applied. Given up before anything was sent, its place can be given to somebody else.
 */
export const evaluatePurchase: PurchaseKind<EvaluateContext, Input> = {
  ...fixedPrice<EvaluateContext>({
    code: orderKind.evaluate,
    nameOf: activityNames({ zh: '免费试用', en: 'Product trial' }),
    idOf: ({ evaluationId }) => evaluationId,
    // The goods cost nothing, and neither does their way.
    priceOf: () => 0,
    more: () => ({ shipping: [freeDelivery('试用包邮')] }),
    path: ({ evaluationId }, scope) => href('checkEvaluateDetail', { ...scope, id: evaluationId }),
  }),
  context: Context,
  refundPolicy: { freesQuota: true },
  open: async ({ db, scope, now }, owner, { evaluationId, applyId }) => {
    const found = await findEvaluate(db, scope, evaluationId, new Date(now))
    if (!found) return refuse('notFound')
    const { productSn, name, nameEn } = found
    const line = { productSn, quantity: 1 }
    return openedWith(owner, line, { evaluationId, applyId, name, nameEn })
  },
  reserve: (owner, { context }, at, orderSn) => placeOf(owner, context, at, orderSn),
  confirm: async (trx, orders) =>
    tellChosen(trx, await chosenWith(trx, snsOf(orders)), orders[0]!.at),
  release: (trx, orders) => freePlaces(trx, snsOf(orders)),
}
