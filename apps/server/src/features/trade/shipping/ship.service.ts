import { sentNote } from '@mallard/contract/trade/order/carrier.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { actorType, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { storeTimes } from '#features/shop/store/index.ts'
import { offeredCarrier } from '#features/trade/carrier/index.ts'
import { moveOrders, queueConfirming, type OrderRow } from '#features/trade/order/index.ts'
import { lockStoreOrder, type Operator } from '#features/trade/order-admin/index.ts'
import type { Db } from '#platform/db/database.ts'
import { publish } from '#platform/events/publish.ts'
import { insertDelivery } from './delivery.repo.ts'
import './parcel.events.ts'
import { queueSubscribing } from './express.jobs.ts'
import { unshippedLines, type ShipLine } from './ship.rules.ts'

export interface Shipping {
  readonly orderSn: string
  readonly companyCode: string
  /** What goes without a carrier has a sign of its own, by which a repeated call is known. */
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
): Promise<Result<{ deliveryId: number; note: string; isWhole: boolean }, ErrorName>> {
  const { scope, staffId, at } = operator
  const order = await lockStoreOrder(trx, scope, shipping.orderSn)
  if (!order) return refuse('notFound')
  const carrier = await offeredCarrier(trx, scope, shipping.companyCode)
  if (!carrier) return refuse('badInput', { field: '请选择快递公司' })
  if (!/^[A-Za-z0-9-]{6,32}$/.test(shipping.deliverySn))
    return refuse('badInput', { field: '请输入正确的快递单号' })
  if (order.status !== orderStatus.toShip) return refuse('notShippable')
  const wanted = unshippedLines(order.items, shipping.lines)
  if (!wanted.ok) return wanted

  const { deliverySn } = shipping
  const note = sentNote(carrier, deliverySn)
  const { lines, isWhole } = wanted.value
  const deliveryId = await insertDelivery(trx, {
    scope,
    orderId: order.id,
    carrier,
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
    reason: note,
    at,
  }
  await moveOrders(
    trx,
    isWhole ? { ...move, event: 'ship', autoConfirmAt } : { ...move, event: 'shipPart' },
  )
  if (isWhole) await queueConfirming(trx, scope, order.orderSn, autoConfirmAt)
  await queueSubscribing(trx, scope, deliveryId, at)
  return ok({ deliveryId, note, isWhole })
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
): Promise<Result<{ deliveryId: number; note: string }, ErrorName>> {
  const carrier = await offeredCarrier(trx, scope, companyCode)
  if (!carrier) return refuse('badInput', { field: '请选择快递公司' })
  const parcel = {
    scope,
    orderId: order.id,
    carrier,
    deliverySn,
    phone: order.receiver.phone,
    lines,
    at,
    isAgain: true,
  } as const
  const deliveryId = await insertDelivery(trx, parcel)
  if (deliveryId === undefined) return refuse('waybillKnown')
  await publish(trx, 'parcel', [
    {
      key: String(order.id),
      partnerId: scope.partnerId,
      at,
      payload: { event: 'sentAgain', orderId: order.id },
    },
  ])
  await queueSubscribing(trx, scope, deliveryId, at)
  return ok({ deliveryId, note: sentNote(carrier, deliverySn) })
}
