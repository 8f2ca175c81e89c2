import { attrText } from '@mallard/contract/catalog/attr-text'
import type { SeenGifts } from '@mallard/contract/checkout/checkout.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { promotionType } from '@mallard/contract/promotion/promotion.codes'
import { fen, ok, refuse, type Fen, type Instant, type Refused, type Result } from '@mallard/kernel'
import { fewLeft, refreshShelf } from '#features/catalog/index.ts'
import { orderedUnits, type NewOrder, newOrderNumber } from '#features/order/index.ts'
import { settleFree } from '#features/payment/index.ts'
import { countUses, type GivenSku, type Quote } from '#features/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation, retryOnConflict } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { lockMember, readFlow, submittedFlow, type FlowOwner, type OpenFlow } from './checkout.repo.ts'
import { lacksGifts, limitedUnits } from './checkout.rules.ts'
import { ownerOf } from './checkout.service.ts'
import { purchaseKind, type PurchaseKind } from './purchase-kind.ts'
import { blockOf, quoteOf, type FlowQuote } from './quote.service.ts'
import { unwrittenOf, writeOrder, type Submission } from './submit.repo.ts'

interface SubmitBody {
  readonly flowId: string
  readonly cartId: string
  readonly expectPayAmount?: number | undefined
  readonly expectGifts?: SeenGifts | undefined
}

interface Submitted {
  orderId: string
  orderSn: string
  payAmount: Fen
  needPay: boolean
  autoCloseAt: Instant | null
}

/** Leaves the transaction so that nothing of it stays. */
class Refusal extends Error {
  readonly refused: Refused<ErrorName>
  constructor(refused: Refused<ErrorName>) {
    super(refused.refusal)
    this.refused = refused
  }
}

/** Rounds against prices, stock or addresses that change between reading and writing. */
const mostRounds = 4

/**
 * Reads the checkout, prices it anew, and writes the order all or nothing on the condition that what was read still holds.
 * The flow is the key: whoever comes second, at once or days later, gets the first one's answer (domain.md §5).
 */
export async function submit(ctx: ShopperCtx, body: SubmitBody): Promise<Result<Submitted, ErrorName>> {
  const owner = ownerOf(ctx)
  const { db } = ctx.services
  let runsShort = false
  for (let round = 0; round < mostRounds; round += 1) {
    const flow = await readFlow(db, owner, body.flowId, new Date(ctx.clock.now()))
    if (!flow) return refuse('notFound')
    if (flow.cartId !== body.cartId) return refuse('flowChanged')
    if (flow.status !== 0) return repeated(ctx, owner, body)
    if (flow.expiresAt.getTime() <= ctx.clock.now()) return refuse('flowExpired')
    // One moment decides: the price is that of the time which the order bears.
    const now = ctx.clock.now()
    const asked = { db, scope: ctx.scope, now }
    const quote = await quoteOf(asked, flow)
    const blocked = blockOf(flow, quote)
    if (blocked) return blocked
    const { payAmount } = quote.amounts
    if (body.expectPayAmount !== payAmount) {
      // Who saw this very price has seen that the coupon is not in it.
      const lost = couponBlock(flow)
      if (lost) return lost
      if (body.expectPayAmount !== undefined) return refuse('priceChanged')
    }
    if (lacksGifts(body.expectGifts, quote.given.map(giftUnits))) return refuse('giftChanged')

    const kind = purchaseKind(flow.kind)
    const limits = new Map(
      quote.running.flatMap(({ promotion: { id, type, limitPerUser } }) =>
        limitPerUser > 0 && quote.applied.some((applied) => applied.id === id && applied.type === type) ? [[id, limitPerUser] as const] : [],
      ),
    )
    const order = orderOf(ctx, now, owner, flow, kind, quote)
    const { coupon, freightCoupon, points } = quote.deductions
    const submission = {
      owner,
      flow,
      order,
      cartItemIds: kind.usedUp(flow),
      expected: body.expectPayAmount,
      mayRunShort: false,
      limits,
      couponIds: [coupon, freightCoupon].flatMap((each) => (each ? [each.couponHistoryId] : [])),
      points: points.used,
    }
    runsShort ||= flow.lines.some(({ available, quantity }) => available - quantity <= fewLeft)
    try {
      await retryOnConflict(() => write(db, submission, kind, runsShort))
      return ok(answer(order.orderSn, payAmount, order.autoCloseAt.getTime()))
    } catch (error) {
      if (error instanceof Refusal) return error.refused
      const isSameNumber = isUniqueViolation(error, 'orders_order_sn_key') || isUniqueViolation(error, 'checkout_flow_order_sn_key')
      const unwritten = unwrittenOf(error)
      // Two of one second drew the same number: the loser draws again.
      if (!unwritten && !isSameNumber) throw error
      if (unwritten === 'short') runsShort = true
    }
  }
  return refuse('busy')
}

/** A coupon that the shopper chose himself and that another order took meanwhile: he is told, instead of paying more without it. */
function couponBlock({ coupons, couponHistoryId, freightCouponHistoryId }: OpenFlow): Refused<ErrorName> | undefined {
  const isThere = (id: number | null) => !id || coupons.some((coupon) => coupon.couponHistoryId === id)
  return isThere(couponHistoryId) && isThere(freightCouponHistoryId) ? undefined : refuse('couponUsed')
}

/** A plain order is one statement; a transaction is only for limits, quotas, and goods that run short. */
async function write(db: Db, submission: Submission, kind: PurchaseKind, runsShort: boolean): Promise<void> {
  const { owner, flow, order } = submission
  const { limits } = submission
  const limited = limitedUnits(flow.lines)
  const isFree = order.amounts.payAmount === 0
  if (limited.size === 0 && limits.size === 0 && !kind.reserve && !runsShort && !isFree) {
    await writeOrder(db, submission)
    return
  }
  await db.transaction().execute(async (trx) => {
    if (limited.size > 0 || limits.size > 0) await lockMember(trx, owner)
    if (limited.size > 0) await checkLimits(trx, owner, limited)
    if (limits.size > 0) await checkUses(trx, owner, limits)
    const reserved = await kind.reserve?.(trx, owner, flow)
    if (reserved && !reserved.ok) throw new Refusal(reserved)
    const short = await writeOrder(trx, { ...submission, mayRunShort: true })
    if (short.length > 0) await refreshShelf(trx, order.scope, short)
    if (isFree) await settleFree(trx, order.scope, order.orderSn, order.at.getTime())
  })
}

async function checkLimits(trx: Db, owner: FlowOwner, limited: ReturnType<typeof limitedUnits>): Promise<void> {
  const ordered = await orderedUnits(trx, owner, owner.memberId, [...limited.keys()])
  for (const [goodsId, { units, limit }] of limited) {
    if (units + (ordered.get(goodsId) ?? 0) > limit) throw new Refusal(refuse('overLimit', { limit }))
  }
}

/** A promotion that another order of the member used up meanwhile is no longer in his price. */
async function checkUses(trx: Db, owner: FlowOwner, limits: ReadonlyMap<number, number>): Promise<void> {
  const used = await countUses(trx, owner, [...limits.keys()])
  for (const [id, limit] of limits) if ((used.get(id) ?? 0) >= limit) throw new Refusal(refuse('priceChanged'))
}

function orderOf(ctx: ShopperCtx, now: Instant, owner: FlowOwner, flow: OpenFlow, kind: PurchaseKind, quote: FlowQuote): NewOrder {
  const { id: _id, isDefault: _isDefault, ...receiver } = flow.address!
  return {
    scope: ctx.scope,
    orderSn: newOrderNumber(now),
    flowId: flow.flowId,
    memberId: owner.memberId,
    kind: kind.code,
    amounts: quote.amounts,
    promotions: quote.applied,
    receiver,
    remark: flow.remark,
    items: itemsOf(flow, quote),
    at: new Date(now),
    autoCloseAt: new Date(now + kind.payWithin),
  }
}

function itemsOf(flow: OpenFlow, quote: FlowQuote): NewOrder['items'] {
  const bought = quote.lines.map((quoted, index) => {
    const line = flow.lines[index]!
    return {
      goods_id: line.goodsId,
      sku_id: line.skuId,
      product_sn: line.productSn,
      title: line.title,
      title_en: line.titleEn,
      pic: line.pic,
      product_attr: attrText(line, 'zh'),
      product_attr_en: attrText(line, 'en'),
      product_price: quoted.line.unitPrice,
      sale_price: line.salePrice,
      quantity: line.quantity,
      promotion_amount: quoted.promotionAmount,
      coupon_amount: quoted.couponAmount,
      integration_amount: quoted.integrationAmount,
      freight_share: quoted.freightShare,
      real_amount: quoted.realAmount,
      promotions: quoted.applied,
      gift_of: null,
    }
  })
  return [...bought, ...quote.given.map((given) => giftItemOf(given, quote))]
}

const giftUnits = ({ offer, quantity }: GivenSku) => ({ productSn: offer.productSn, quantity })

function giftItemOf({ promotionId, offer, quantity }: GivenSku, quote: Quote): NewOrder['items'][number] {
  return {
    goods_id: offer.goodsId,
    sku_id: offer.skuId,
    product_sn: offer.productSn,
    title: offer.title,
    title_en: offer.titleEn,
    pic: offer.pic,
    product_attr: attrText(offer, 'zh'),
    product_attr_en: attrText(offer, 'en'),
    product_price: 0,
    sale_price: offer.salePrice,
    quantity,
    promotion_amount: 0,
    coupon_amount: 0,
    integration_amount: 0,
    freight_share: 0,
    real_amount: 0,
    promotions: quote.applied.filter(({ id, type }) => id === promotionId && type === promotionType.gift),
    gift_of: promotionId,
  }
}

/** The answer to a submit that came after another one of the same flow. */
async function repeated(ctx: ShopperCtx, owner: FlowOwner, { flowId, expectPayAmount, expectGifts }: SubmitBody): Promise<Result<Submitted, ErrorName>> {
  const flow = await submittedFlow(ctx.services.db, owner, flowId)
  if (!flow || flow.orderSn === null || flow.payAmount === null) return refuse('notFound')
  if (flow.expectedAmount !== (expectPayAmount ?? null) || lacksGifts(expectGifts, flow.gifts)) return refuse('flowChanged')
  return ok(answer(flow.orderSn, fen(flow.payAmount), flow.autoCloseAt?.getTime() ?? null))
}

function answer(orderSn: string, payAmount: Fen, autoCloseAt: Instant | null): Submitted {
  return { orderId: orderSn, orderSn, payAmount, needPay: payAmount > 0, autoCloseAt }
}
