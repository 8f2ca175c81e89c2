import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { fen, minute, second, type Scope, cutText } from '@mallard/kernel'
import type { RefundState } from '@mallard/providers/pay'
import { lockOrders } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { publish } from '#platform/events/publish.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { faultText } from '#platform/fault-text.ts'
import type { Services } from '#platform/services.ts'
import {
  countTry,
  insertReturn,
  moveRefund,
  refundByNo,
  settleFailed,
  type RefundRow,
} from './refund.repo.ts'
import { queueRefund } from './queue.ts'
import { tellRefunded } from './refund-notice.service.ts'

/** Refusals by the channel before an operator must act (domain.md §3.2). */
const maxTries = 8

/**
 * The channel advises to ask each minute at first, then less often (hosts-and-providers.md §1.6).
 */
const askPause = (refund: RefundRow, now: number) =>
  now - refund.createdAt.getTime() < 5 * minute ? minute : 10 * minute
const retryPause = (tries: number) => Math.min(30 * minute, 10 * second * 2 ** tries)

/** What an operator transferred outside: the number of their voucher, and who they are. */
export interface PaidOut {
  readonly voucher: string
  readonly staffId: number
}

export interface AskedRefund {
  readonly scope: Scope
  readonly orderId: number
  /** Made of the number of what caused it, so that it cannot be sent twice under two names. */
  readonly refundNo: string
  /** fen */
  readonly amount: number
  readonly at: Date
}

/**
 * Begins to give back a part of what a locked order was paid with; `byHand`: no channel of ours
 * took it, an operator transfers it.
 */
export async function startRefund(
  services: Services,
  trx: Db,
  { scope, orderId, refundNo, amount, at }: AskedRefund,
): Promise<'sent' | 'byHand'> {
  const method = await insertReturn(trx, { orderId, refundNo, amount, at })
  if (method === undefined) throw new Error(`${refundNo}: nothing was paid that could go back`)
  if (!(method in services.pay)) return 'byHand'
  await queueRefund(services, trx, scope, refundNo)
  return 'sent'
}

/** An operator transferred it outside: booked under the number of their voucher, once. */
export async function bookByHand(
  services: Services,
  trx: Db,
  refundNo: string,
  { voucher, staffId }: PaidOut,
): Promise<boolean> {
  const refund = await refundByNo(trx, refundNo)
  if (!refund || refund.method in services.pay) return false
  return bookDone(services, trx, refund, voucher, staffId)
}

/**
 * A channel refused it for good and an operator transferred it outside: booked under the number of
 * their voucher, once, and only while it counts as failed.
 */
export async function bookPaidOut(
  services: Services,
  trx: Db,
  refundNo: string,
  { voucher, staffId }: PaidOut,
): Promise<boolean> {
  const refund = await refundByNo(trx, refundNo)
  if (!refund) return false
  if (refund.orderId !== null) await lockOrders(trx, [refund.orderId])
  const at = new Date(services.clock.now())
  if (!(await settleFailed(trx, refundNo, voucher, at))) return false
  await tellRefunded(trx, refundNo, at, 'byHand')
  await publishRefunded(trx, refund, at, staffId)
  return true
}

/**
 * Why a failed refund must not be paid out by hand: the channel has it after all, which is booked,
 * or does not answer.
 */
export async function findAtChannel(
  services: Services,
  refundNo: string,
): Promise<'refundUnderWay' | 'channelSilent' | undefined> {
  const refund = await refundByNo(services.db, refundNo)
  if (!refund) return undefined
  const known = await services.pay[refund.method].queryRefund({
    ...refund,
    startedAt: refund.createdAt.getTime(),
  })
  if (known.kind === 'unknown') return 'channelSilent'
  if (
    known.kind === 'failed' ||
    (known.data.state !== 'processing' && known.data.state !== 'succeeded')
  )
    return undefined
  await book(services, known.data)
  return 'refundUnderWay'
}

/**
 * With its order locked, so that refunds of one order are handled in their order; what is no
 * order's concerns nobody else.
 */
async function publishRefunded(
  trx: Db,
  { partnerId, refundNo, orderId }: Pick<RefundRow, 'partnerId' | 'refundNo' | 'orderId'>,
  at: Date,
  staffId?: number,
): Promise<void> {
  if (orderId === null) return
  const payload = { event: 'refunded', refundNo, orderId, staffId: staffId ?? null } as const
  await publish(trx, 'payment', [{ key: String(orderId), partnerId, at, payload }])
}

async function bookDone(
  services: Services,
  trx: Db,
  { partnerId, refundNo, orderId }: RefundRow,
  channelRefundNo: string | undefined,
  staffId?: number,
): Promise<boolean> {
  // The order first, as everybody locks it.
  if (orderId !== null) await lockOrders(trx, [orderId])
  const at = new Date(services.clock.now())
  const isNew = await moveRefund(trx, refundNo, 'done', { channelRefundNo, at })
  if (isNew) await tellRefunded(trx, refundNo, at)
  if (isNew) await publishRefunded(trx, { partnerId, refundNo, orderId }, at, staffId)
  return isNew
}

/**
 * Brings a refund one step on; the time at which to look again, or nothing when it is over. The
 * number never changes, and after an answer that is not known the channel is asked before anything
 * is sent again: it cannot pay back twice.
 */
export async function advanceRefund(
  services: Services,
  refundNo: string,
): Promise<{ again: number } | void> {
  const refund = await refundByNo(services.db, refundNo)
  if (!refund || refund.status === refundStatus.done || refund.status === refundStatus.failed)
    return
  const now = services.clock.now()
  const channel = services.pay[refund.method]
  const known = await channel.queryRefund({ ...refund, startedAt: refund.createdAt.getTime() })
  if (known.kind === 'unknown') return { again: now + askPause(refund, now) }
  if (known.kind === 'ok' && known.data.state !== 'none') {
    await book(services, known.data)
    return known.data.state === 'processing' ? { again: now + askPause(refund, now) } : undefined
  }
  return send(services, refund, now)
}

const reasons: Readonly<Record<string, string>> = {
  duplicate: '重复支付退款',
  late: '订单已关闭退款',
  repriced: '改价前付款退回',
  return: '售后退款',
}

function book(services: Services, state: RefundState): Promise<'refunded' | 'noted' | 'unknown'> {
  return retryOnConflict(() =>
    services.db.transaction().execute((trx) => applyRefundState(services, trx, state)),
  )
}

async function send(
  services: Services,
  refund: RefundRow,
  now: number,
): Promise<{ again: number } | void> {
  const reason = reasons[refund.cause] ?? '退款'
  const { payNo, refundNo } = refund
  const order = {
    payNo,
    refundNo,
    total: fen(refund.total),
    amount: fen(refund.amount),
    reason,
    startedAt: refund.createdAt.getTime(),
  }
  const sent = await services.pay[refund.method].refund(order)
  if (sent.kind === 'ok') {
    await book(services, sent.data)
    return sent.data.state === 'processing' ? { again: now + askPause(refund, now) } : undefined
  }
  if (sent.kind === 'unknown') return { again: now + askPause(refund, now) }
  const error = cutText(faultText(sent), 200)
  const tries = await countTry(services.db, refundNo, error)
  if (tries < maxTries) return { again: now + retryPause(tries) }
  services.log.error(
    { refundNo, payNo, code: sent.code },
    'a refund failed for good: an operator must act',
  )
  await moveRefund(services.db, refundNo, 'giveUp', { error, at: new Date(now) })
}

/** Books what the channel says of a refund, in the caller's transaction. */
export async function applyRefundState(
  services: Services,
  trx: Db,
  state: RefundState,
): Promise<'refunded' | 'noted' | 'unknown'> {
  const refund = await refundByNo(trx, state.refundNo)
  if (!refund || refund.payNo !== state.payNo) {
    services.log.error(
      { refundNo: state.refundNo, payNo: state.payNo },
      'the channel told of a refund that is not ours',
    )
    return 'unknown'
  }
  const at = new Date(services.clock.now())
  switch (state.state) {
    case 'succeeded':
      await bookDone(services, trx, refund, state.refundId)
      return 'refunded'
    case 'processing':
      await moveRefund(trx, state.refundNo, 'accepted', { channelRefundNo: state.refundId, at })
      return 'noted'
    case 'closed':
    case 'abnormal':
      services.log.error(
        { refundNo: state.refundNo, state: state.state },
        'a refund did not reach the payer: an operator must act',
      )
      await moveRefund(trx, state.refundNo, 'giveUp', {
        channelRefundNo: state.refundId,
        error: state.state,
        at,
      })
      return 'noted'
    case 'none':
      return 'noted'
  }
}
