import { areaData } from '@mallard/contract/people/address/area-data'
import type { ErrorName } from '@mallard/contract/errors'
import { areaNames } from '@mallard/contract/people/address/area'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { actorType, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import {
  closeUnpaid,
  findStoreOrder,
  lockOrders,
  type OrderRow,
  type PaymentGateway,
  type ReceiverSnapshot,
  setReceiver,
  stateBySn,
} from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'

/** A member of staff at work in a store. */
export interface Operator {
  readonly scope: Scope
  readonly staffId: number
  readonly at: Date
}

/** Where an order goes; until its first parcel has left. Freight stays as it was agreed. */
export async function changeReceiver(
  trx: Db,
  { scope }: Operator,
  orderSn: string,
  receiver: Omit<ReceiverSnapshot, 'province' | 'city' | 'county'>,
  version: number,
): Promise<Result<OrderRow, ErrorName>> {
  const order = await lockStoreOrder(trx, scope, orderSn)
  const refusal = order && changeRefusal(order, version)
  if (!order || refusal) return refuse(refusal ?? 'notFound')
  const names = areaNames(areaData, receiver)
  if (!names) return refuse('badArea')
  await setReceiver(trx, order.id, { ...receiver, ...names }, version)
  return ok(order)
}

/** Closes an unpaid order for the operator; `also` is written in the same transaction. */
export async function closeByOperator(
  services: Services,
  admin: PaymentGateway,
  operator: Operator,
  { orderSn, reason, also }: { orderSn: string; reason: string; also?: (trx: Db) => Promise<void> },
): Promise<Result<4, ErrorName>> {
  const order = await stateBySn(services.db, orderSn, operator.scope)
  if (!order) return refuse('notFound')
  return closeUnpaid(services, admin, order, {
    event: 'closeByOperator',
    actorType: actorType.staff,
    actorId: operator.staffId,
    reason,
    also,
  })
}

function changeRefusal(order: OrderRow, version: number): ErrorName | undefined {
  if (order.status > orderStatus.toShip || (order.deliveries?.length ?? 0) > 0)
    return 'orderStateChanged'
  return order.version === version ? undefined : 'versionConflict'
}

/** A store’s order with its row locked. */
export async function lockStoreOrder(
  trx: Db,
  scope: Scope,
  orderSn: string,
): Promise<OrderRow | undefined> {
  const state = await stateBySn(trx, orderSn, scope)
  if (!state) return undefined
  await lockOrders(trx, [state.id])
  return findStoreOrder(trx, scope, orderSn)
}
