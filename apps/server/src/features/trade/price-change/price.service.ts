import type { ErrorName } from '@mallard/contract/errors'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { freightNow } from '@mallard/contract/trade/order/ordered'
import { actorType, fen, isPast, ok, refuse, yuan, type Result } from '@mallard/kernel'
import {
  findStoreOrder,
  lockOrders,
  moveOrders,
  type OrderRow,
  type PaymentGateway,
  writePrice,
} from '#features/trade/order/index.ts'
import { lockStaff } from '#features/people/staff/index.ts'
import type { Operator } from '#features/trade/order-admin/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { Services } from '#platform/services.ts'
import { adjustmentOf, type Adjustment, type NewPrice } from './price.rules.ts'

export interface Repricing extends NewPrice {
  readonly orderSn: string
  /** What the operator saw: of two at once, one changes it and the other is told. */
  readonly version: number
  readonly reason: string
  /** Whether it needs nobody's word but what is there. */
  readonly mayBe: (db: Db, before: OrderRow, price: Adjustment) => Promise<boolean>
  /** The same, and counts it: in the transaction that lowers it, under their row. */
  readonly take: (trx: Db, before: OrderRow, price: Adjustment) => Promise<boolean>
  /** What else belongs to the same transaction. */
  readonly also: (trx: Db, before: OrderRow, price: Adjustment) => Promise<void>
}

/** Rounds against a shopper who starts another payment at the same moment. */
const maxRounds = 3

/** Whether an order costs this already. */
export function costs(order: OrderRow, wanted: NewPrice): boolean {
  const isSame = (orderItemId: number, amount: number) =>
    order.items.some(({ id, realAmount }) => id === orderItemId && realAmount === amount)
  return (
    freightNow(order) === wanted.freightAmount &&
    wanted.lines.every(({ orderItemId, amount }) => isSame(orderItemId, amount))
  )
}

/**
 * Lowers what an unpaid order costs. Its payments are asked about and ended first, outside any
 * transaction: a cashier that is open takes nothing any more, and the next one asks for the new
 * price. Then, with the order locked, it changes only if no new attempt has begun in the meantime.
 */
export async function reprice(
  services: Services,
  payment: PaymentGateway,
  operator: Operator,
  change: Repricing,
): Promise<Result<'done' | 'needsTwo', ErrorName>> {
  for (let round = 0; round < maxRounds; round += 1) {
    const order = await findStoreOrder(services.db, operator.scope, change.orderSn)
    if (!order) return refuse('notFound')
    const planned = planFor(order, change, services.clock.now())
    if (!planned.ok) return planned
    // Who may not is told before any cashier closes, and again under their row.
    if (!(await change.mayBe(services.db, order, planned.value))) return ok('needsTwo')
    const open = await stopPaying(services, payment, order.orderSn)
    if (open) return refuse(open)
    const done = await retryOnConflict(() =>
      transact(services.db, (trx) => repriceLocked(trx, payment, operator, change, order.id)),
    )
    if (!done.ok) return done
    if (done.value !== 'paying') return ok(done.value)
  }
  return refuse('busy')
}

/** Ends the payments of an order, outside any transaction; why it cannot. */
export async function stopPaying(
  services: Services,
  payment: PaymentGateway,
  orderSn: string,
): Promise<'alreadyPaid' | 'busy' | undefined> {
  const stopped = await payment.stop(services, orderSn)
  if (stopped === 'paid') return 'alreadyPaid'
  return stopped === 'unknown' ? 'busy' : undefined
}

export function planFor(
  order: OrderRow,
  change: NewPrice & Pick<Repricing, 'version'>,
  now: number,
): Result<Adjustment, ErrorName> {
  if (order.status !== orderStatus.unpaid) return refuse('orderStateChanged')
  if (order.version !== change.version) return refuse('versionConflict')
  if (isPast(order.autoCloseAt, now)) return refuse('notPayable')
  return adjustmentOf(order, change)
}

/** Reprices with the order locked; `paying` while a payment attempt is open. */
export async function repriceLocked(
  trx: Db,
  payment: PaymentGateway,
  { scope, staffId, at }: Operator,
  change: Repricing,
  orderId: number,
): Promise<Result<'done' | 'paying' | 'needsTwo', ErrorName>> {
  await lockStaff(trx, scope.partnerId, staffId)
  await lockOrders(trx, [orderId])
  const order = await findStoreOrder(trx, scope, change.orderSn)
  if (!order) return refuse('notFound')
  const planned = planFor(order, change, at.getTime())
  if (!planned.ok) return planned
  if (await payment.hasOpenAttempt(trx, orderId)) return ok('paying')
  if (!(await change.take(trx, order, planned.value))) return ok('needsTwo')
  await writePrice(trx, orderId, planned.value)
  const reason = `¥${yuan(fen(order.payAmount))} → ¥${yuan(planned.value.payAmount)} ${change.reason}`
  await moveOrders(trx, {
    event: 'reprice',
    orderIds: [orderId],
    actorType: actorType.staff,
    actorId: staffId,
    reason,
    at,
  })
  await change.also(trx, order, planned.value)
  return ok('done')
}
