import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, sumOf, type Fen, type Instant, type Result } from '@mallard/kernel'
import { refreshAvailability } from '#features/catalog/catalog/index.ts'
import type { NewOrder } from '#features/trade/order/index.ts'
import { timeToPay } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import { copyFlow, lockMember, type FlowOwner, type OpenFlow } from './checkout.repo.ts'
import { submittedBatch } from './submitted-flow.repo.ts'
import { limitedUnits } from './checkout.rules.ts'
import { ownerOf } from './checkout.service.ts'
import type { PurchaseKinds } from './purchase-kind.ts'
import { blockOf, occasionOf, quoteOf } from './quote.service.ts'
import { quotePart } from './split.rules.ts'
import { writeOrder, type Submission } from './submit.repo.ts'
import { overLimit, refusedBy, unseenIn, type SubmitBody } from './submit.service.ts'
import { orderOf } from './new-order.service.ts'
import {
  drawingPlaces,
  inRounds,
  roundAfter,
  type KnownFlow,
  type Round,
} from './rounds.service.ts'

/** The orders that a checkout became, in the transaction that writes them. */
export interface Batch {
  /** Names it: the number of its checkout. */
  readonly batchId: string
  readonly orders: readonly NewOrder[]
  readonly at: Date
}

export interface SubmittedBatch {
  batchId: string
  /** Numbers of its orders, joined by commas. */
  orderIds: string
  payAmount: Fen
  needPay: boolean
  autoCloseAt: Instant | null
}

type Body = Pick<SubmitBody, 'flowId' | 'cartId' | 'expectPayAmount' | 'expectReturns'>

/**
 * Makes several orders of one checkout, all or none, for ways to buy that say how it falls into
 * orders. The price is that of the whole, shared among them. Repeatable by its checkout, as one
 * order is. `also`: what else belongs to the same transaction.
 */
export function submitBatch(
  ctx: ShopperCtx,
  kinds: PurchaseKinds,
  body: Body,
  also: (trx: Db, batch: Batch) => Promise<void>,
): Promise<Result<SubmittedBatch, ErrorName>> {
  const owner = ownerOf(ctx)
  return inRounds(ctx, kinds, body, {
    once: (known) => submitOnce(ctx, owner, known, body, also),
    again: () => repeated(ctx, owner, body),
    isOf: (kind) => kind.split !== undefined,
  })
}

async function submitOnce(
  ctx: ShopperCtx,
  owner: FlowOwner,
  { kind, flow }: KnownFlow,
  body: Body,
  also: (trx: Db, batch: Batch) => Promise<void>,
): Promise<Round<SubmittedBatch>> {
  const { db } = ctx.services
  const now = ctx.clock.now()
  const quote = await quoteOf(await occasionOf(ctx, now), kind, flow)
  const refused = blockOf(flow, quote) ?? unseenIn(flow, quote, body)
  if (refused) return { answer: refused }
  const times = { now, payWithin: kind.payWithin ?? (await timeToPay(ctx.services, ctx.scope)) }
  const { coupon, freightCoupon } = quote.deductions
  const couponIds = [coupon, freightCoupon].flatMap((each) => (each ? [each.couponHistoryId] : []))
  const submissions = (kind.split?.(flow) ?? []).map(({ lines, context }, place): Submission => {
    const part: OpenFlow = {
      ...flow,
      // The first takes the checkout itself: who submits it again finds what it became.
      flowId: place === 0 ? flow.flowId : randomToken(),
      lines: lines.map((each) => flow.lines[each]!),
      context,
    }
    const order = {
      ...orderOf(ctx, times, owner, part, kind, quotePart(quote, lines)),
      batch: flow.flowId,
    }
    return {
      owner,
      flow: part,
      order,
      cartItemIds: [],
      expected: body.expectPayAmount,
      mayRunShort: true,
      limits: new Map(),
      couponIds: place === 0 ? couponIds : [],
      points: 0,
      reservation: kind.reserve?.(owner, part, order.at, order.orderSn, order.items),
      holdsStock: kind.holdsStock ?? false,
    }
  })
  try {
    const written = await drawingPlaces(() =>
      retryOnConflict(() => write(db, owner, flow, submissions, also)),
    )
    return { answer: written.ok ? ok(answerOf(flow.flowId, submissions)) : written }
  } catch (error) {
    for (const { reservation } of submissions) {
      const answer = refusedBy(reservation, error)
      if (answer) return { answer }
    }
    return roundAfter(error)
  }
}

function write(
  db: Db,
  owner: FlowOwner,
  flow: OpenFlow,
  submissions: readonly Submission[],
  also: (trx: Db, batch: Batch) => Promise<void>,
): Promise<Result<void, ErrorName>> {
  const limited = limitedUnits(flow.lines)
  return transact(db, async (trx) => {
    if (limited.size > 0) await lockMember(trx, owner)
    const over = await overLimit(trx, owner, limited)
    if (over) return over
    const short = new Set<number>()
    for (const [place, submission] of submissions.entries()) {
      if (place > 0) await copyFlow(trx, flow.flowId, submission.flow)
      for (const goodsId of await writeOrder(trx, submission)) short.add(goodsId)
    }
    if (short.size > 0) await refreshAvailability(trx, owner, [...short])
    const orders = submissions.map(({ order }) => order)
    await also(trx, { batchId: flow.flowId, orders, at: orders[0]!.at })
    return ok(undefined)
  })
}

function answerOf(batchId: string, submissions: readonly Submission[]): SubmittedBatch {
  const orders = submissions.map(({ order }) => order)
  const payAmount = sumOf(orders, ({ amounts }) => amounts.payAmount as Fen)
  return {
    batchId,
    orderIds: orders.map(({ orderSn }) => orderSn).join(','),
    payAmount,
    needPay: payAmount > 0,
    autoCloseAt: orders[0]?.autoCloseAt.getTime() ?? null,
  }
}

/** The answer to a submit that came after another one of the same checkout. */
async function repeated(
  ctx: ShopperCtx,
  owner: FlowOwner,
  { flowId, expectPayAmount }: Body,
): Promise<Result<SubmittedBatch, ErrorName>> {
  const found = await submittedBatch(ctx.services.db, owner, flowId)
  if (!found) return refuse('notFound')
  if (found.expectedAmount !== (expectPayAmount ?? null)) return refuse('flowChanged')
  const payAmount = found.payAmount as Fen
  return ok({
    batchId: flowId,
    orderIds: found.orderIds,
    payAmount,
    needPay: payAmount > 0,
    autoCloseAt: found.autoCloseAt.getTime(),
  })
}
