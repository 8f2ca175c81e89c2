import type { SeenGifts } from '@mallard/contract/trade/checkout/checkout.calls'
import type { ErrorName } from '@mallard/contract/errors'
import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import { laneOf } from '@mallard/contract/pricing/promotion/promotion.codes'
import { fen, ok, refuse, type Fen, type Instant, type Refused, type Result } from '@mallard/kernel'
import { fewLeft, refreshAvailability } from '#features/catalog/catalog/index.ts'
import { orderedUnits } from '#features/trade/order/index.ts'
import { settleFree } from '#features/trade/payment/index.ts'
import { countUses, type GivenSku } from '#features/pricing/promotion/index.ts'
import { timeToPay } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { lockMember, type FlowOwner, type OpenFlow } from './checkout.repo.ts'
import { submittedFlow } from './submitted-flow.repo.ts'
import { lacksGifts, limitedUnits } from './checkout.rules.ts'
import { ownerOf } from './checkout.service.ts'
import type { Occasion, PurchaseKind, PurchaseKinds, Reservation } from './purchase-kind.ts'
import { orderOf } from './new-order.service.ts'
import { blockOf, occasionOf, quoteOf, type FlowQuote } from './quote.service.ts'
import { returnsRefusal, unasked } from './seen-returns.rules.ts'
import {
  drawingPlaces,
  inRounds,
  roundAfter,
  type KnownFlow,
  type Round,
} from './rounds.service.ts'
import { unwrittenOf, writeOrder, type Submission } from './submit.repo.ts'

export interface SubmitBody {
  readonly flowId: string
  readonly cartId: string
  readonly expectPayAmount?: number | undefined
  readonly expectGifts?: SeenGifts | undefined
  readonly expectReturns?: SeenReturns | undefined
  /** There was no page on which to agree to anything. */
  readonly isUnasked?: true
}

export interface Submitted {
  orderId: string
  orderSn: string
  payAmount: Fen
  needPay: boolean
  autoCloseAt: Instant | null
}

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

async function submitOnce(
  ctx: ShopperCtx,
  owner: FlowOwner,
  { kind, flow: read }: KnownFlow,
  body: SubmitBody,
  isShort: boolean,
): Promise<Round<Submitted>> {
  const { db } = ctx.services
  // One moment decides: the price is that of the time which the order bears.
  const now = ctx.clock.now()
  const occasion = await occasionOf(ctx, now)
  const flow = body.isUnasked ? { ...read, lines: read.lines.map(unasked) } : read
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

const giftUnits = ({ offer, quantity }: GivenSku) => ({ productSn: offer.productSn, quantity })

/** Why this is not what the page showed. */
export function unseenIn(
  flow: OpenFlow,
  quote: FlowQuote,
  body: Pick<SubmitBody, 'expectPayAmount' | 'expectGifts' | 'expectReturns'>,
): Refused<ErrorName> | undefined {
  if (body.expectPayAmount !== quote.amounts.payAmount) {
    // Who saw this very price has seen that the coupon is not in it.
    const lost = couponBlock(flow)
    if (lost) return lost
    if (body.expectPayAmount !== undefined) return refuse('priceChanged')
  }
  return lacksGifts(body.expectGifts, quote.given.map(giftUnits))
    ? refuse('giftChanged')
    : returnsRefusal(flow.lines, body.expectReturns)
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

export function answer(orderSn: string, payAmount: Fen, autoCloseAt: Instant | null): Submitted {
  return { orderId: orderSn, orderSn, payAmount, needPay: payAmount > 0, autoCloseAt }
}
