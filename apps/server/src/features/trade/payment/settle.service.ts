import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { minute } from '@mallard/kernel'
import type { PaidTrade } from '@mallard/providers/pay'
import { lockOrders, markPaid } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { PayMethod, Services } from '#platform/services.ts'
import {
  attemptByNo,
  openAttemptsOf,
  closeAttempt,
  isOfItsOrders,
  lockAttempt,
  storePaid,
  type Attempt,
} from './attempt.repo.ts'
import { queueEnding, queueQuery, queueRefund } from './queue.ts'
import { insertRefund } from './refund.repo.ts'

/** What a payment that the channel vouches for came to. */
export type Settled =
  /** Its orders are paid now. */
  | 'applied'
  /** Known already: nothing changed. */
  | 'repeated'
  /** Its orders were closed or paid otherwise: the money goes back by itself. */
  | 'refunding'
  /** Other amount, currency or method than we asked for: nothing changed, an operator must look. */
  | 'mismatch'
  /** No attempt of ours has this number. */
  | 'unknown'

/**
 * Books a payment. Only what a channel signed, or answered to our own query, may come here; what
 * two persons found goes to `settleIn`.
 */
export function settle(services: Services, method: PayMethod, trade: PaidTrade): Promise<Settled> {
  return retryOnConflict(() =>
    services.db.transaction().execute((trx) => settleIn(services, trx, method, trade)),
  )
}

/**
 * Locks the attempt, then its orders in the order of their ids; all of them are paid, or none.
 * `confirmedBy`: two persons vouch for it in the channel's place, this one as the second.
 */
export async function settleIn(
  services: Services,
  trx: Db,
  method: PayMethod,
  trade: PaidTrade,
  confirmedBy?: number,
): Promise<Settled> {
  const attempt = await lockAttempt(trx, trade.payNo)
  if (!attempt) {
    services.log.error(
      { method, payNo: trade.payNo, transactionId: trade.transactionId },
      'a payment came for an attempt that does not exist',
    )
    return 'unknown'
  }
  if (attempt.method !== method || trade.amount !== attempt.amount || trade.currency !== 'CNY') {
    services.log.error(
      {
        payNo: trade.payNo,
        method,
        paid: trade.amount,
        asked: attempt.amount,
        currency: trade.currency,
      },
      'a payment differs from what was asked for',
    )
    return 'mismatch'
  }
  if (attempt.status === payStatus.paid) return 'repeated'

  const orders = await lockOrders(trx, attempt.orderIds)
  const isOpen =
    orders.length === attempt.orderIds.length && orders.every(({ status }) => status === 0)
  // Lowered since, by who took this cashier for closed: nobody pays more than is asked.
  const isApplied = isOpen && (await isOfItsOrders(trx, attempt.id))
  await storePaid(trx, attempt.id, {
    channelTradeNo: trade.transactionId,
    paidAmount: trade.amount,
    paidAt: new Date(trade.paidAt),
    isApplied,
  })
  if (isApplied) {
    await markPaid(trx, {
      orderIds: attempt.orderIds,
      payMethod: method,
      at: new Date(services.clock.now()),
      confirmedBy,
    })
    await endOthers(services, trx, attempt)
    return 'applied'
  }
  const cause = orders.some(({ payStatus }) => payStatus === 1)
    ? 'duplicate'
    : isOpen
      ? 'repriced'
      : 'late'
  await refundWhole(services, trx, attempt, cause)
  return 'refunding'
}

/** A second cashier that is still open could take the money twice. */
async function endOthers(services: Services, trx: Db, attempt: Attempt): Promise<void> {
  const others = await openAttemptsOf(trx, attempt.orderIds)
  for (const { payNo } of others.filter(({ id }) => id !== attempt.id))
    await queueEnding(services, trx, attempt, payNo)
}

/** The number is made of the attempt's: however often this runs, one refund comes of it. */
async function refundWhole(
  services: Services,
  trx: Db,
  attempt: Attempt,
  cause: 'late' | 'duplicate' | 'repriced',
): Promise<void> {
  const refundNo = `R${attempt.payNo}`
  const isNew = await insertRefund(trx, attempt, {
    refundNo,
    amount: attempt.amount,
    cause,
    at: new Date(services.clock.now()),
  })
  if (!isNew) return
  services.log.warn(
    { payNo: attempt.payNo, cause, amount: attempt.amount },
    'a payment goes back to the shopper',
  )
  await queueRefund(services, trx, attempt, refundNo)
}

/** Whether there is a channel that can be asked. */
function isChannel(method: Attempt['method']): method is PayMethod {
  return method !== 'none' && method !== 'offline'
}

export type ChannelState = 'paid' | 'open' | 'ended' | 'unknown'

/** Asks the channel about an open attempt and books what it says. */
export async function askAndSettle(
  services: Services,
  { payNo, method }: Pick<Attempt, 'payNo' | 'method'>,
): Promise<ChannelState> {
  if (!isChannel(method)) return 'ended'
  const answer = await services.pay[method].query(payNo)
  if (answer.kind === 'unknown') return 'unknown'
  if (answer.kind === 'failed') {
    services.log.warn(
      { payNo, reason: answer.reason, code: answer.code },
      'the channel refused to tell about a payment',
    )
    return 'unknown'
  }
  const { data } = answer
  if (data.state === 'paid') {
    const settled = await settle(services, method, data.trade)
    return settled === 'mismatch' || settled === 'unknown' ? 'unknown' : 'paid'
  }
  if (data.state === 'closed') {
    await closeAttempt(services.db, payNo)
    return 'ended'
  }
  return 'open'
}

/**
 * The same where it matters what came of the money: `paid` if its orders are, `ended` if it goes
 * back and pays nothing.
 */
export async function askWhatItPaid(
  services: Services,
  attempt: Pick<Attempt, 'payNo' | 'method'>,
): Promise<ChannelState> {
  const asked = await askAndSettle(services, attempt)
  if (asked !== 'paid') return asked
  return (await attemptByNo(services.db, attempt.payNo))?.isApplied ? 'paid' : 'ended'
}

/**
 * Makes sure that an attempt will not be paid any more: asks first, then closes it at the channel.
 */
export async function endAttempt(
  services: Services,
  attempt: Attempt,
): Promise<'paid' | 'ended' | 'unknown'> {
  const asked = await askWhatItPaid(services, attempt)
  if (asked !== 'open' || !isChannel(attempt.method)) return asked === 'open' ? 'ended' : asked
  const closed = await services.pay[attempt.method].close(attempt.payNo)
  if (closed.kind === 'ok' || (closed.kind === 'failed' && closed.reason === 'closed')) {
    await closeAttempt(services.db, attempt.payNo)
    const wasNotStarted = closed.kind === 'ok' && closed.data.closed === 'notStarted'
    if (wasNotStarted)
      await queueQuery(
        services.db,
        attempt,
        { payNo: attempt.payNo, evenIfClosed: true },
        attempt.expiresAt.getTime() + minute,
      )
    return 'ended'
  }
  // Paid in the moment between asking and closing.
  if (closed.kind === 'failed' && closed.reason === 'alreadyPaid') {
    const paid = await askWhatItPaid(services, attempt)
    return paid === 'open' ? 'unknown' : paid
  }
  if (closed.kind === 'failed')
    services.log.warn(
      { payNo: attempt.payNo, reason: closed.reason, code: closed.code },
      'a payment could not be closed at the channel',
    )
  return 'unknown'
}
