import { fen, minute, second } from '@mallard/kernel'
import type { RefundState } from '@mallard/providers/pay'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { countTry, moveRefund, refundByNo, type RefundRow } from './refund.repo.ts'
import { refundStatus } from './payment.states.ts'

/** Refusals by the channel before an operator must act (domain.md §3.2). */
const mostTries = 8

/** The channel advises to ask each minute at first, then less often (hosts-and-providers.md §1.6). */
const askPause = (refund: RefundRow, now: number) => (now - refund.createdAt.getTime() < 5 * minute ? minute : 10 * minute)
const retryPause = (tries: number) => Math.min(30 * minute, 10 * second * 2 ** tries)

/**
 * Brings a refund one step on; the time at which to look again, or nothing when it is over. The number never changes,
 * and after an answer that is not known the channel is asked before anything is sent again: it cannot pay back twice.
 */
export async function advanceRefund(services: Services, refundNo: string): Promise<{ again: number } | void> {
  const refund = await refundByNo(services.db, refundNo)
  if (!refund || refund.status === refundStatus.done || refund.status === refundStatus.failed) return
  const now = services.clock.now()
  const channel = services.pay[refund.method]
  const known = await channel.queryRefund(refund)
  if (known.kind === 'unknown') return { again: now + askPause(refund, now) }
  if (known.kind === 'ok' && known.data.state !== 'none') {
    await applyRefundState(services, services.db, known.data)
    return known.data.state === 'processing' ? { again: now + askPause(refund, now) } : undefined
  }
  return send(services, refund, now)
}

async function send(services: Services, refund: RefundRow, now: number): Promise<{ again: number } | void> {
  const reason = refund.cause === 'duplicate' ? '重复支付退款' : '订单已关闭退款'
  const { payNo, refundNo } = refund
  const sent = await services.pay[refund.method].refund({ payNo, refundNo, total: fen(refund.total), amount: fen(refund.amount), reason })
  if (sent.kind === 'ok') {
    await applyRefundState(services, services.db, sent.data)
    return sent.data.state === 'processing' ? { again: now + askPause(refund, now) } : undefined
  }
  if (sent.kind === 'unknown') return { again: now + askPause(refund, now) }
  const tries = await countTry(services.db, refundNo, `${sent.code} ${sent.message}`.slice(0, 200))
  if (tries < mostTries) return { again: now + retryPause(tries) }
  services.log.error({ refundNo, payNo, code: sent.code }, 'a refund failed for good: an operator must act')
  await moveRefund(services.db, refundNo, refundStatus.failed, { error: sent.code, at: new Date(now) })
}

/** Books what the channel says of a refund. */
export async function applyRefundState(services: Services, db: Db, state: RefundState): Promise<'refunded' | 'noted' | 'unknown'> {
  const refund = await refundByNo(db, state.refundNo)
  if (!refund || refund.payNo !== state.payNo) {
    services.log.error({ refundNo: state.refundNo, payNo: state.payNo }, 'the channel told of a refund that is not ours')
    return 'unknown'
  }
  const at = new Date(services.clock.now())
  switch (state.state) {
    case 'succeeded':
      await moveRefund(db, state.refundNo, refundStatus.done, { channelRefundNo: state.refundId, at })
      return 'refunded'
    case 'processing':
      await moveRefund(db, state.refundNo, refundStatus.processing, { channelRefundNo: state.refundId, at })
      return 'noted'
    case 'closed':
    case 'abnormal':
      services.log.error({ refundNo: state.refundNo, state: state.state }, 'a refund did not reach the payer: an operator must act')
      await moveRefund(db, state.refundNo, refundStatus.failed, { channelRefundNo: state.refundId, error: state.state, at })
      return 'noted'
    case 'none':
      return 'noted'
  }
}
