import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import { areaData } from '@mallard/contract/people/address/area-data'
import type { ErrorName } from '@mallard/contract/errors'
import { areaNames } from '@mallard/contract/people/address/area'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { actorType, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { storeTimes } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { closeUnpaid } from './close.service.ts'
import { insertDelivery } from './delivery.repo.ts'
import { queueConfirming, queueSubscribing } from './order.jobs.ts'
import { findStoreOrder, lockOrders, stateBySn, type OrderRow } from './order.repo.ts'
import type { ReceiverSnapshot } from './order.tables.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { unshippedLines, type ShipLine } from './ship.rules.ts'
import { moveOrders } from './transition.repo.ts'

/** A member of staff at work in a store. */
export interface Operator {
  readonly scope: Scope
  readonly staffId: number
  readonly at: Date
}

export interface Shipping {
  readonly orderSn: string
  readonly companyCode: string
  readonly deliverySn: string
  /** Everything that is left when absent. */
  readonly lines?: readonly ShipLine[] | undefined
}

/**
 * Sends an order out, whole or in part, in the operator's transaction. A refusal has changed
 * nothing.
 */
export async function shipOrder(
  trx: Db,
  operator: Operator,
  shipping: Shipping,
): Promise<Result<{ deliveryId: number; companyName: string; isWhole: boolean }, ErrorName>> {
  const { scope, staffId, at } = operator
  const order = await lockStoreOrder(trx, scope, shipping.orderSn)
  if (!order) return refuse('notFound')
  const companyName = carrierName(shipping.companyCode)
  if (!companyName) return refuse('badInput', { field: '请选择快递公司' })
  if (!/^[A-Za-z0-9-]{6,32}$/.test(shipping.deliverySn))
    return refuse('badInput', { field: '请输入正确的快递单号' })
  if (order.status !== orderStatus.toShip) return refuse('notShippable')
  const wanted = unshippedLines(order.items, shipping.lines)
  if (!wanted.ok) return wanted

  const { companyCode, deliverySn } = shipping
  const { lines, isWhole } = wanted.value
  const deliveryId = await insertDelivery(trx, {
    scope,
    orderId: order.id,
    companyCode,
    companyName,
    deliverySn,
    phone: order.receiver.phone,
    lines,
    at,
  })
  if (deliveryId === undefined) return refuse('waybillKnown')
  const autoConfirmAt = new Date(at.getTime() + (await storeTimes(trx, scope)).confirm)
  const move = {
    orderIds: [order.id],
    actorType: actorType.staff,
    actorId: staffId,
    reason: `${companyName} ${deliverySn}`,
    at,
  }
  await moveOrders(
    trx,
    isWhole ? { ...move, event: 'ship', autoConfirmAt } : { ...move, event: 'shipPart' },
  )
  if (isWhole) await queueConfirming(trx, scope, order.orderSn, autoConfirmAt)
  await queueSubscribing(trx, scope, deliveryId, at)
  return ok({ deliveryId, companyName, isWhole })
}

interface AgainParcel {
  readonly scope: Scope
  readonly order: OrderRow
  readonly companyCode: string
  readonly deliverySn: string
  readonly lines: readonly ShipLine[]
  readonly at: Date
}

/** A parcel with units that were sent before and are sent once more; the order stays as it is. */
export async function sendParcelAgain(
  trx: Db,
  { scope, order, companyCode, deliverySn, lines, at }: AgainParcel,
): Promise<Result<number, ErrorName>> {
  const companyName = carrierName(companyCode)
  if (!companyName) return refuse('badInput', { field: '请选择快递公司' })
  const parcel = {
    scope,
    orderId: order.id,
    companyCode,
    companyName,
    deliverySn,
    phone: order.receiver.phone,
    lines,
    at,
    isAgain: true,
  } as const
  const deliveryId = await insertDelivery(trx, parcel)
  if (deliveryId === undefined) return refuse('waybillKnown')
  await queueSubscribing(trx, scope, deliveryId, at)
  return ok(deliveryId)
}

interface StaffNote {
  readonly orderSn: string
  readonly staffNote: string
  readonly version: number
}

/** What staff note about an order, whatever becomes of it; the buyer's own message stays theirs. */
export async function changeStaffNote(
  trx: Db,
  { scope }: Operator,
  { orderSn, staffNote, version }: StaffNote,
): Promise<Result<OrderRow, ErrorName>> {
  const order = await lockStoreOrder(trx, scope, orderSn)
  if (!order) return refuse('notFound')
  if (order.version !== version) return refuse('versionConflict')
  await trx
    .updateTable('orders')
    .set({ staff_note: staffNote, version: version + 1 })
    .where('id', '=', order.id)
    .execute()
  return ok(order)
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
  await trx
    .updateTable('orders')
    .set({
      receiver: JSON.stringify({ ...receiver, ...names }) as unknown as ReceiverSnapshot,
      version: version + 1,
    })
    .where('id', '=', order.id)
    .execute()
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

async function lockStoreOrder(
  trx: Db,
  scope: Scope,
  orderSn: string,
): Promise<OrderRow | undefined> {
  const state = await stateBySn(trx, orderSn, scope)
  if (!state) return undefined
  await lockOrders(trx, [state.id])
  return findStoreOrder(trx, scope, orderSn)
}
