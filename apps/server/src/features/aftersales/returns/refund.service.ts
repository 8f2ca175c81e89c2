import type { ErrorName } from '@mallard/contract/errors'
import { returnRole, returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import { actorType, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import {
  findStoreOrder,
  lockOrders,
  newOrderNumber,
  openAfterSale,
  stateBySn,
  type OrderRow,
} from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { payBack } from './proceed.service.ts'
import { planRefund, type RefundAsk, type RefundPlan } from './refund.rules.ts'
import { tellStoreRefund } from './returns-notices.ts'
import { findStoreReturn, unrefundedOf } from './returns.repo.ts'
import { insertReturn, moveReturn } from './write.repo.ts'

interface Locked {
  readonly order: OrderRow
  readonly plan: RefundPlan
}

/** What would go back of an order, which is locked until the end of the transaction. */
export async function planLocked(
  trx: Db,
  scope: Scope,
  sn: string,
  asked: RefundAsk,
): Promise<Result<Locked, ErrorName>> {
  const state = await stateBySn(trx, sn, scope)
  if (!state) return refuse('notFound')
  await lockOrders(trx, [state.id])
  const order = await findStoreOrder(trx, scope, sn)
  if (!order) return refuse('notFound')
  const planned = planRefund(order, asked, await unrefundedOf(trx, order.id))
  return planned.ok ? ok({ order, plan: planned.value }) : planned
}

export interface Refunding extends Locked {
  readonly asked: RefundAsk
  /** Who wanted it, and who agreed: one person or two. */
  readonly by: { readonly wanted: number; readonly agreed: number }
}

export interface Refunded {
  /** Of the row. */
  readonly id: number
  readonly applyId: string
}

/**
 * Begins a refund by the store: a return that was agreed to by itself, and whose money is on its
 * way.
 */
export async function makeRefund(
  services: Services,
  trx: Db,
  { order, plan, asked, by }: Refunding,
): Promise<Result<Refunded, ErrorName>> {
  const at = new Date(services.clock.now())
  const applyId = newOrderNumber(at.getTime())
  const { lines, freight, amount } = plan
  const id = await insertReturn(trx, {
    scope: { partnerId: order.partnerId, storeId: order.storeId },
    applyId,
    orderId: order.id,
    applicantId: order.memberId,
    role: returnRole.store,
    type: returnType.refundOnly,
    isUnsent: asked.isUnsent,
    isWhole: lines.length !== 1,
    reasonCode: asked.reasonCode,
    description: asked.desc,
    pics: [],
    applyAmount: amount,
    freightAmount: freight,
    lines,
    deadlineAt: null,
    at,
    actor: { actorType: actorType.staff, actorId: by.wanted },
  })
  await openAfterSale(trx, { orderId: order.id, lines, isUnsent: asked.isUnsent, at })
  const apply = await findStoreReturn(trx, applyId)
  if (!apply) throw new Error(`${applyId} is not there`)
  const actor = { actorType: actorType.staff, actorId: by.agreed }
  if (!(await moveReturn(trx, apply, { ...actor, event: 'approve', at, approvedAmount: amount })))
    return refuse('returnStateChanged')
  await tellStoreRefund(trx, apply, at)
  const done = await payBack({ services, trx, apply, order, actor, at }, amount)
  return done.ok ? ok({ id, applyId }) : done
}
