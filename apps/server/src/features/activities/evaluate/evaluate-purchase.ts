import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse } from '@mallard/kernel'
import { z } from 'zod'
import {
  activityNames,
  activityPrice,
  activityPricing,
  freeDelivery,
} from '#features/activities/activity/index.ts'
import { buyNowLine, type PurchaseKind } from '#features/trade/checkout/index.ts'
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

const nameOf = activityNames({ zh: '免费试用', en: 'Product trial' })

/** The goods cost nothing, and neither does their way. */
const effectsOf = ({ evaluationId, ...context }: EvaluateContext) => ({
  item: [
    activityPrice({
      code: orderKind.evaluate,
      id: evaluationId,
      named: nameOf(context),
      priceOf: () => 0,
    }),
  ],
  shipping: [freeDelivery('试用包邮')],
})

const snsOf = (orders: readonly { readonly orderSn: string }[]) =>
  orders.map(({ orderSn }) => orderSn)

/**
 * Goods for a tester who was chosen: an order with nothing to pay, which staff place for who
 * applied. Given up before anything was sent, its place can be given to somebody else.
 */
export const evaluatePurchase: PurchaseKind<EvaluateContext, Input> = {
  code: orderKind.evaluate,
  context: Context,
  refundPolicy: { freesQuota: true },
  open: async ({ db, scope, now }, owner, { evaluationId, applyId }) => {
    const found = await findEvaluate(db, scope, evaluationId, new Date(now))
    if (!found) return refuse('notFound')
    const { productSn, name, nameEn } = found
    return ok({
      cartId: '0',
      found: buyNowLine(owner, { productSn, quantity: 1 }),
      count: 1,
      missing: 'notFound',
      context: { evaluationId, applyId, name, nameEn },
    })
  },
  price: async (_occasion, { context }) => activityPricing(effectsOf(context)),
  reserve: (owner, { context }, at, orderSn) => placeOf(owner, context, at, orderSn),
  confirm: async (trx, orders) =>
    tellChosen(trx, await chosenWith(trx, snsOf(orders)), orders[0]!.at),
  release: (trx, orders) => freePlaces(trx, snsOf(orders)),
  explain: ({ evaluationId, ...context }, locale, scope) => ({
    name: nameOf(context)[locale],
    href: href('checkEvaluateDetail', { ...scope, id: evaluationId }),
  }),
}
