import { href } from '@mallard/contract/paths'
import { commissionStatus } from '@mallard/contract/promoters/fx/fx.codes'
import { yuan, fen, type Instant } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  bindCustomer,
  commissionsOf,
  lockPromoterOrder,
  writeCommission,
  type CommissionRow,
  type PromoterOrder,
} from './commission.repo.ts'
import { findPromoter } from './fx.repo.ts'
import { inStep, notPaid, type CommissionState } from './fx.rules.ts'
import { writeEntry } from './ledger.repo.ts'

/**
 * Brings the commissions of an order in step with what became of it: frozen when it is paid, less
 * after refunds, none once it is closed. Repeatable; in the caller's transaction.
 */
export async function followOrder(trx: Db, orderId: number, at: Date): Promise<void> {
  const order = await lockPromoterOrder(trx, orderId)
  if (order) await stepLines(trx, order, at)
}

type Stepped = CommissionState & Pick<CommissionRow, 'id'>

async function stepLines(trx: Db, order: PromoterOrder, at: Date): Promise<Stepped[]> {
  const stepped: Stepped[] = []
  for (const line of await commissionsOf(trx, order.orderId)) {
    const { state, entries } = inStep(line, { ...order, ...line })
    const isNow = line.status === notPaid && order.isPaid
    await writeCommission(trx, line.id, state, isNow ? at : null)
    for (const { kind, amount, step } of entries)
      await writeEntry(trx, {
        promoterId: order.promoterId,
        kind,
        amount,
        ref: `c${line.id}${step}`,
        commissionId: line.id,
        at,
      })
    if (isNow) await bindCustomer(trx, order, at)
    stepped.push({ ...state, id: line.id })
  }
  return stepped
}

/** Settles what is due of an order: from frozen to available, once. The fen that became available. */
export async function settleOrder(trx: Db, orderId: number, now: Instant): Promise<number> {
  const order = await lockPromoterOrder(trx, orderId)
  if (!order) return 0
  const at = new Date(now)
  let settled = 0
  for (const { id, ...state } of await stepLines(trx, order, at)) {
    const { status, settleAt, amount, reversed } = state
    const isDue = settleAt !== null && settleAt <= now && order.openReturns === 0
    if (status !== commissionStatus.frozen || !isDue) continue
    const rest = amount - reversed
    await writeCommission(trx, id, { ...state, status: commissionStatus.settled }, null)
    await writeEntry(trx, {
      promoterId: order.promoterId,
      kind: 'settle',
      amount: rest,
      ref: `c${id}`,
      commissionId: id,
      at,
    })
    settled += rest
  }
  return settled
}

/** Settles what is due of an order, and tells the promoter. */
export async function settleAndTell(trx: Db, orderId: number, now: Instant): Promise<void> {
  const amount = await settleOrder(trx, orderId, now)
  const order = amount > 0 ? await lockPromoterOrder(trx, orderId) : undefined
  const promoter = order && (await findPromoter(trx, order.partnerId, { id: order.promoterId }))
  if (!order || !promoter) return
  const { partnerId, storeId } = order
  const at = new Date(now)
  const sum = yuan(fen(amount))
  await notify(trx, [
    {
      scope: { partnerId, storeId },
      memberId: promoter.memberId,
      kind: 'activity' as const,
      topic: `fxSettled ${orderId} ${at.getTime()}`,
      title: ['佣金已结算', 'A commission was settled'] as const,
      text: [`¥${sum} 已可提现`, `¥${sum} can be withdrawn now`] as const,
      link: href('fxCenter', { partnerId, storeId }),
      at,
    },
  ])
}
