import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import type { SeenGifts } from '@mallard/contract/trade/checkout/checkout.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { mostUnpaid, orderStatus } from '@mallard/contract/trade/order/order.codes'
import { laneOf } from '@mallard/contract/pricing/promotion/promotion.codes'
import { fen, ok, refuse, type Fen, type Instant, type Refused, type Result } from '@mallard/kernel'
import { fewLeft, refreshAvailability } from '#features/catalog/catalog/index.ts'
import { orderedUnits, type NewOrder, newOrderNumber } from '#features/trade/order/index.ts'
import { settleFree } from '#features/trade/payment/index.ts'
import { takeOverdue } from '#features/pricing/points/index.ts'
import { countUses, type GivenSku } from '#features/pricing/promotion/index.ts'
import { timeToPay } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation, retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import {
  lockMember,
  readFlow,
  submittedFlow,
  type FlowOwner,
  type OpenFlow,
} from './checkout.repo.ts'
import { lacksGifts, limitedUnits } from './checkout.rules.ts'
import { ownerOf } from './checkout.service.ts'
import type { Occasion, PurchaseKind, PurchaseKinds, Reservation } from './purchase-kind.ts'
import { blockOf, quoteOf, type FlowQuote } from './quote.service.ts'
import { unwrittenOf, writeOrder, type Submission } from './submit.repo.ts'

export interface SubmitBody {
  readonly flowId: string
  readonly cartId: string
  readonly expectPayAmount?: number | undefined
  readonly expectGifts?: SeenGifts | undefined
}

export interface Submitted {
  orderId: string
  orderSn: string
  payAmount: Fen
  needPay: boolean
  autoCloseAt: Instant | null
}

/** Rounds against prices, stock or addresses that change between reading and writing. */
const mostRounds = 4

/** What one round came to: an answer, or why another round is needed. */
export type Round<T> =
  | { readonly answer: Result<T, ErrorName> }
  | { readonly again: 'short' | 'points' | 'other' }

/** A checkout with its way to buy. */
export type KnownFlow = NonNullable<ReturnType<PurchaseKinds['of']>>

/**
 * Reads the checkout, prices it again, and writes the order all or nothing on the condition that
 * what was read still holds. The flow is the key: anyone who comes second, at once or days later,
 * gets the first one's answer (domain.md §5).
 */
export function submit(
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  body: SubmitBody,
): Promise<Result<Submitted, ErrorName>> {
  const owner = ownerOf(ctx)
  return inRounds(ctx, kinds, body, {
    once: (known, isShort) => submitOnce(ctx, owner, known, body, isShort),
    again: () => repeated(ctx, owner, body),
    isOf: (kind) => kind.split === undefined,
  })
}

/** How a way of submitting makes what a checkout becomes. */
export interface Rounds<T> {
  readonly once: (known: KnownFlow, isShort: boolean) => Promise<Round<T>>
  /** The answer to whoever comes after the first. */
  readonly again: () => Promise<Result<T, ErrorName>>
  /** Whether it submits this way to buy. */
  readonly isOf: (kind: PurchaseKind) => boolean
}

/** Reads the checkout and submits it, again while what was read does not hold any more. */
export async function inRounds<T>(
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  body: Pick<SubmitBody, 'flowId' | 'cartId'>,
  { once, again, isOf }: Rounds<T>,
): Promise<Result<T, ErrorName>> {
  const owner = ownerOf(ctx)
  let runsShort = false
  for (let round = 0; round < mostRounds; round += 1) {
    const now = ctx.clock.now()
    const read = await readFlow(ctx.services.db, owner, body.flowId, new Date(now))
    const known = read && kinds.of(read)
    if (!read || !known || !isOf(known.kind)) return refuse('notFound')
    if (read.cartId !== body.cartId) return refuse('flowChanged')
    if (read.status !== 0) return again()
    if (read.expiresAt.getTime() <= ctx.clock.now()) return refuse('flowExpired')
    const outcome = await once(known, runsShort)
    if ('answer' in outcome) return outcome.answer
    runsShort ||= outcome.again === 'short'
    if (outcome.again === 'points') await withoutOverdue(ctx, owner)
  }
  return refuse('busy')
}

/** Points that ran out go first: no job may have looked for them yet. */
async function withoutOverdue({ services, clock }: ShopperCtx, owner: FlowOwner): Promise<void> {
  const { db } = services
  await db.transaction().execute((trx) => takeOverdue(trx, owner, new Date(clock.now())))
}

async function submitOnce(
  ctx: ShopperCtx,
  owner: FlowOwner,
  { kind, flow }: KnownFlow,
  body: SubmitBody,
  isShort: boolean,
): Promise<Round<Submitted>> {
  const { db } = ctx.services
  // One moment decides: the price is that of the time which the order bears.
  const now = ctx.clock.now()
  const occasion = { db, scope: ctx.scope, now }
  const quote = await quoteOf(occasion, kind, flow)
  const refused = blockOf(flow, quote) ?? unseenIn(flow, quote, body)
  if (refused) return { answer: refused }
  const payWithin = kind.payWithin ?? (await timeToPay(ctx.services, ctx.scope))
  const order = orderOf(ctx, { now, payWithin }, owner, flow, kind, quote)
  const { coupon, freightCoupon } = quote.deductions
  const submission = {
    owner,
    flow,
    order,
    cartItemIds: kind.usedUp?.(flow) ?? [],
    expected: body.expectPayAmount,
    mayRunShort: false,
    limits: limitsOf(quote),
    couponIds: [coupon, freightCoupon].flatMap((each) => (each ? [each.couponHistoryId] : [])),
    points: quote.amounts.integrationAmount,
    reservation: kind.reserve?.(owner, flow, order.at, order.orderSn, order.items),
    holdsStock: kind.holdsStock ?? false,
  }
  const runsShort =
    isShort || flow.lines.some(({ available, quantity }) => available - quantity <= fewLeft)
  try {
    const written = await admitted(kind, occasion, flow, () =>
      drawingPlaces(() => retryOnConflict(() => write(db, submission, runsShort))),
    )
    if (!written.ok) return { answer: written }
    return {
      answer: ok(answer(order.orderSn, quote.amounts.payAmount, order.autoCloseAt.getTime())),
    }
  } catch (error) {
    return roundAfter(error)
  }
}

/** What follows from an order that could not be written; a fault is thrown on. */
export function roundAfter(error: unknown): Round<never> {
  const isSameNumber =
    isUniqueViolation(error, 'orders_order_sn_key') ||
    isUniqueViolation(error, 'checkout_flow_order_sn_key')
  const unwritten = unwrittenOf(error)
  if (unwritten === 'unpaid') return { answer: refuse('tooManyUnpaid', { limit: mostUnpaid }) }
  // Two of one second drew the same number: the loser draws again.
  if (!unwritten && !isSameNumber && !isSamePlace(error)) throw error
  return { again: unwritten === 'short' || unwritten === 'points' ? unwritten : 'other' }
}

/** Why this is not what the page showed. */
export function unseenIn(
  flow: OpenFlow,
  quote: FlowQuote,
  body: Pick<SubmitBody, 'expectPayAmount' | 'expectGifts'>,
): Refused<ErrorName> | undefined {
  if (body.expectPayAmount !== quote.amounts.payAmount) {
    // Who saw this very price has seen that the coupon is not in it.
    const lost = couponBlock(flow)
    if (lost) return lost
    if (body.expectPayAmount !== undefined) return refuse('priceChanged')
  }
  return lacksGifts(body.expectGifts, quote.given.map(giftUnits))
    ? refuse('giftChanged')
    : undefined
}

/**
 * Promotions in the price that a member may use only so often; of gifts those that come with it, and
 * not those that have run out.
 */
function limitsOf({ running, applied, given }: FlowQuote): Map<number, number> {
  const isApplied = (id: number, type: number) =>
    laneOf(type) === 'gift'
      ? given.some(({ promotionId }) => promotionId === id)
      : applied.some((each) => each.id === id && each.type === type)
  return new Map(
    running.flatMap(({ promotion: { id, type, limitPerUser } }) =>
      limitPerUser > 0 && isApplied(id, type) ? [[id, limitPerUser] as const] : [],
    ),
  )
}

/** Waits for its turn where the kind has turns. */
function admitted(
  kind: PurchaseKind,
  occasion: Occasion,
  flow: OpenFlow,
  write: () => Promise<Result<void, ErrorName>>,
): Promise<Result<void, ErrorName>> {
  return kind.admit ? kind.admit(occasion, flow, write) : write()
}

const isSamePlace = (error: unknown): boolean => isUniqueViolation(error, 'orders_unpaid_place')

/**
 * Of two orders of one member that drew the same place for unpaid ones, the later draws again: it
 * waited for the other, and sees what is held now.
 */
export async function drawingPlaces<T>(run: () => Promise<T>): Promise<T> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isSamePlace(error) || draw >= mostUnpaid) throw error
    }
  }
}

/**
 * A coupon that the shopper chose themselves and that another order took in the meantime: they are
 * told, instead of paying more without it.
 */
function couponBlock({
  coupons,
  couponHistoryId,
  freightCouponHistoryId,
}: OpenFlow): Refused<ErrorName> | undefined {
  const isThere = (id: number | null) =>
    !id || coupons.some((coupon) => coupon.couponHistoryId === id)
  return isThere(couponHistoryId) && isThere(freightCouponHistoryId)
    ? undefined
    : refuse('couponUsed')
}

/**
 * A plain order is one statement; a transaction is only for limits and for goods that run short.
 */
async function write(
  db: Db,
  submission: Submission,
  runsShort: boolean,
): Promise<Result<void, ErrorName>> {
  const { owner, flow, order, limits, reservation } = submission
  const limited = limitedUnits(flow.lines)
  const isFree = order.amounts.payAmount === 0
  try {
    if (limited.size === 0 && limits.size === 0 && !runsShort && !isFree) {
      await writeOrder(db, submission)
      return ok(undefined)
    }
    return await transact(db, async (trx) => {
      if (limited.size > 0 || limits.size > 0) await lockMember(trx, owner)
      const over = (await overLimit(trx, owner, limited)) ?? (await usedUp(trx, owner, limits))
      if (over) return over
      const short = await writeOrder(trx, { ...submission, mayRunShort: true })
      if (short.length > 0) await refreshAvailability(trx, order.scope, short)
      if (isFree) await settleFree(trx, order.scope, order.orderSn, order.at.getTime())
      return ok(undefined)
    })
  } catch (error) {
    const refused = refusedBy(reservation, error)
    if (!refused) throw error
    return refused
  }
}

/** What the way to buy says of a statement that was undone for its sake. */
export function refusedBy(
  reservation: Reservation | undefined,
  error: unknown,
): Refused<ErrorName> | undefined {
  const reason = reservation && unwrittenOf(error)
  return reservation?.failures.find(({ refused }) => refused.refusal === reason)?.refused
}

export async function overLimit(
  trx: Db,
  owner: FlowOwner,
  limited: ReturnType<typeof limitedUnits>,
): Promise<Refused<ErrorName> | undefined> {
  if (limited.size === 0) return undefined
  const ordered = await orderedUnits(trx, owner, owner.memberId, [...limited.keys()])
  for (const [goodsId, { units, limit }] of limited) {
    if (units + (ordered.get(goodsId) ?? 0) > limit) return refuse('overLimit', { limit })
  }
  return undefined
}

/**
 * A promotion that another order of the member used up in the meantime is no longer in their price.
 */
async function usedUp(
  trx: Db,
  owner: FlowOwner,
  limits: ReadonlyMap<number, number>,
): Promise<Refused<ErrorName> | undefined> {
  if (limits.size === 0) return undefined
  const used = await countUses(trx, owner, [...limits.keys()])
  return [...limits].some(([id, limit]) => (used.get(id) ?? 0) >= limit)
    ? refuse('priceChanged')
    : undefined
}

/** What an order takes over of a price. */
export type OrderQuote = Pick<FlowQuote, 'lines' | 'amounts' | 'applied' | 'given'>

export function orderOf(
  ctx: ShopperCtx,
  { now, payWithin }: { readonly now: Instant; readonly payWithin: number },
  owner: FlowOwner,
  flow: OpenFlow,
  kind: PurchaseKind,
  quote: OrderQuote,
): NewOrder {
  const { id: _id, isDefault: _isDefault, ...receiver } = flow.address!
  return {
    scope: ctx.scope,
    orderSn: newOrderNumber(now),
    flowId: flow.flowId,
    memberId: owner.memberId,
    kind: kind.code,
    context: flow.context,
    amounts: quote.amounts,
    promotions: quote.applied,
    receiver,
    remark: flow.remark,
    items: itemsOf(flow, quote),
    at: new Date(now),
    autoCloseAt: new Date(Math.min(now + payWithin, kind.closesBy?.(flow.context) ?? Infinity)),
    paidStatus: kind.gathers?.(flow.context) ? orderStatus.grouping : orderStatus.toShip,
    batch: null,
  }
}

function itemsOf(flow: OpenFlow, quote: OrderQuote): NewOrder['items'] {
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

function giftItemOf(
  { promotionId, offer, quantity }: GivenSku,
  quote: Pick<OrderQuote, 'applied'>,
): NewOrder['items'][number] {
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
    promotions: quote.applied.filter(
      ({ id, type }) => id === promotionId && laneOf(type) === 'gift',
    ),
    gift_of: promotionId,
  }
}

/** The answer to a submit that came after another one of the same flow. */
async function repeated(
  ctx: ShopperCtx,
  owner: FlowOwner,
  { flowId, expectPayAmount, expectGifts }: SubmitBody,
): Promise<Result<Submitted, ErrorName>> {
  const flow = await submittedFlow(ctx.services.db, owner, flowId)
  if (!flow || flow.orderSn === null || flow.payAmount === null) return refuse('notFound')
  if (flow.expectedAmount !== (expectPayAmount ?? null) || lacksGifts(expectGifts, flow.gifts))
    return refuse('flowChanged')
  return ok(answer(flow.orderSn, fen(flow.payAmount), flow.autoCloseAt?.getTime() ?? null))
}

function answer(orderSn: string, payAmount: Fen, autoCloseAt: Instant | null): Submitted {
  return { orderId: orderSn, orderSn, payAmount, needPay: payAmount > 0, autoCloseAt }
}
