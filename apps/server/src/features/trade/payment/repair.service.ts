import type { ErrorName } from '@mallard/contract/errors'
import { payStatus } from '@mallard/contract/trade/payment/payment.codes'
import { ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { stateBySn } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { attemptByNo, attemptsOf, type Attempt } from './attempt.repo.ts'
import { notificationsOf, type NotifyRow } from './notify.repo.ts'
import { queueRefund } from './queue.ts'
import { refundByNo, refundsOf, restartRefund, type RefundRow } from './refund.repo.ts'
import { askAndSettle, type ChannelState } from './settle.service.ts'

export interface PaymentHistory {
  readonly attempts: readonly Attempt[]
  readonly notifications: readonly NotifyRow[]
  readonly refunds: readonly RefundRow[]
}

/** All that is known about paying an order, for the operator. */
export async function paymentHistory(
  db: Db,
  scope: Scope,
  orderSn: string,
): Promise<Result<PaymentHistory, ErrorName>> {
  const order = await stateBySn(db, orderSn, scope)
  if (!order) return refuse('notFound')
  const attempts = await attemptsOf(db, [order.id])
  const refunds = await refundsOf(
    db,
    attempts.map(({ id }) => id),
  )
  const notifications = await notificationsOf(db, [
    ...attempts.map(({ payNo }) => payNo),
    ...refunds.map(({ refundNo }) => refundNo),
  ])
  return ok({ attempts, notifications, refunds })
}

/**
 * Asks the channel about an attempt of this store, closed ones too, and books what it says.
 * Repeating it changes nothing more.
 */
export async function queryAndSettle(
  services: Services,
  scope: Scope,
  payNo: string,
): Promise<Result<{ asked: ChannelState }, ErrorName>> {
  const attempt = await attemptByNo(services.db, payNo)
  if (!attempt || attempt.partnerId !== scope.partnerId || attempt.storeId !== scope.storeId)
    return refuse('notFound')
  return ok({
    asked: attempt.status === payStatus.paid ? 'paid' : await askAndSettle(services, attempt),
  })
}

/** Sends a failed refund again, in the operator's transaction. */
export async function retryRefund(
  services: Services,
  trx: Db,
  scope: Scope,
  refundNo: string,
): Promise<Result<Record<string, never>, ErrorName>> {
  const refund = await refundByNo(trx, refundNo)
  if (!refund || refund.partnerId !== scope.partnerId || refund.storeId !== scope.storeId)
    return refuse('notFound')
  if (!(await restartRefund(trx, refundNo))) return refuse('orderStateChanged')
  await queueRefund(services, trx, refund, refundNo)
  return ok({})
}
