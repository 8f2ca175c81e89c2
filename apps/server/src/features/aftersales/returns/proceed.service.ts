import type { ErrorName } from '@mallard/contract/errors'
import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import {
  comesBack,
  isMoney,
  returnRole,
  returnStatus,
  returnType,
} from '@mallard/contract/aftersales/returns/returns.codes'
import { fen, min, ok, plus, refuse, zero, type Result, type Scope } from '@mallard/kernel'
import { releasePickup } from '#features/aftersales/pickup/index.ts'
import { restock, uncountSales, type StockUnit } from '#features/catalog/catalog/index.ts'
import { returnCoupons } from '#features/pricing/coupon/index.ts'
import {
  bookRefund,
  closedUnsentWith,
  endAfterSale,
  findStoreOrder,
  lockOrders,
  type OrderItemRow,
  type OrderRow,
} from '#features/trade/order/index.ts'
import { startRefund } from '#features/trade/payment/index.ts'
import { settlePoints } from '#features/pricing/points/index.ts'
import { storeTimes } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { Services } from '#platform/services.ts'
import { orderExchange } from './exchange.service.ts'
import { tellApplicant } from './returns-notices.ts'
import { queueDeadline } from './queue.ts'
import {
  decidedUnits,
  findStoreReturn,
  openUnits,
  unrefundedOf,
  type ReturnRow,
} from './returns.repo.ts'
import { inspect, type Found } from './inspect.rules.ts'
import { freightFor, mayRefuse, sharesOf, worthOf } from './ways.rules.ts'
import { moveReturn, setInspected, type Actor } from './write.repo.ts'

/** A return with its order, both locked, in the transaction that moves them on. */
export interface Case {
  readonly services: Services
  readonly trx: Db
  readonly apply: ReturnRow
  readonly order: OrderRow
  readonly actor: Actor
  readonly at: Date
}

export type Step<T = void> = Promise<Result<T, ErrorName>>

/** Runs one step of a return with its order locked; what it refuses has changed nothing. */
export async function withCase<T>(
  services: Services,
  applyId: string,
  scope: Scope | undefined,
  actor: Actor,
  run: (each: Case) => Step<T>,
): Step<T> {
  return retryOnConflict(() =>
    transact(services.db, (trx) => inCase(services, trx, applyId, scope, actor, run)),
  )
}

/** The same in a transaction that is open already. */
export async function inCase<T>(
  services: Services,
  trx: Db,
  applyId: string,
  scope: Scope | undefined,
  actor: Actor,
  run: (each: Case) => Step<T>,
): Step<T> {
  const found = await findStoreReturn(trx, applyId, scope)
  if (!found) return refuse('notFound')
  await lockOrders(trx, [found.orderId])
  // Read again: it may have moved on while we waited.
  const apply = await findStoreReturn(trx, applyId)
  const order = apply && (await findStoreOrder(trx, apply, apply.orderSn))
  return apply && order
    ? run({ services, trx, apply, order, actor, at: new Date(services.clock.now()) })
    : refuse('notFound')
}

interface Agreement {
  /** fen; all that was asked for when absent. */
  readonly amount?: number | undefined
  readonly returnAddress?: NonNullable<ReturnRow['returnAddress']> | undefined
}

interface Terms {
  /** fen that go back, all that could, and what of it is freight */
  readonly approved: number
  readonly most: number
  readonly freight: number
}

/** What agreeing to a return comes to, all that was asked for unless told. */
export async function termsOf(
  { trx, apply, order, at }: Case,
  amount: number | undefined,
): Promise<Result<Terms, ErrorName>> {
  if (apply.status !== returnStatus.requested) return refuse('returnStateChanged')
  const [decided, { freightUnderWay }] = [
    await decidedUnits(trx, apply.orderId),
    await unrefundedOf(trx, apply.orderId),
  ]
  const lines = apply.lines.map((line) => ({
    orderItemId: line.item.id,
    quantity: line.num,
    ...fens(line),
  }))
  // Freight goes with whatever turns out to be the last of an order that is never sent.
  const goes = (item: OrderItemRow) => decided.get(item.id) ?? 0
  const freight =
    apply.isUnsent && isMoney(apply.type) ? freightFor(order, lines, goes, freightUnderWay) : zero
  const most = isMoney(apply.type) ? plus(worthOf(lines), freight) : zero
  const approved = amount ?? most
  if (approved > most) return refuse('refundTooMuch')
  if (approved < most && !mayRefuse(apply, at.getTime())) return refuse('returnStateChanged')
  return ok({ approved, most, freight })
}

/** Goods may come back; or, where none do, the money goes back or the parcel is packed again. */
export async function agree(
  each: Case,
  { amount, returnAddress }: Agreement,
  isAuto = false,
): Step {
  const { trx, apply, at, actor } = each
  const terms = await termsOf(each, amount)
  if (!terms.ok) return terms
  const { approved, most, freight } = terms.value
  const amounts = { approvedAmount: approved, freightAmount: freight, applyAmount: most }
  if (comesBack(apply.type)) {
    const deadlineAt = new Date(at.getTime() + (await storeTimes(trx, apply)).sendBack)
    const event = isAuto ? 'autoAgree' : 'agree'
    if (
      !(await moveReturn(trx, apply, {
        ...actor,
        event,
        at,
        ...amounts,
        returnAddress,
        deadlineAt,
      }))
    )
      return refuse('returnStateChanged')
    await queueDeadline(trx, apply, deadlineAt)
    await tellApplicant(trx, apply, event, at)
    return ok(undefined)
  }
  if (!(await moveReturn(trx, apply, { ...actor, event: 'approve', at, ...amounts })))
    return refuse('returnStateChanged')
  await tellApplicant(trx, apply, 'approve', at)
  return apply.type === returnType.reissue ? ok(undefined) : payBack(each, approved)
}

/** The money goes its way; when there is none to give back the return is done. */
export async function payBack(
  { services, trx, apply, at, actor, order }: Case,
  amount: number,
): Step {
  const current = { ...apply, status: returnStatus.processing, approvedAmount: amount }
  if (amount === 0)
    return finish({
      services,
      trx,
      apply: (await findStoreReturn(trx, apply.applyId)) ?? current,
      order,
      actor,
      at,
    })
  const refundNo = `R${apply.applyId}`
  await trx
    .updateTable('return_apply')
    .set({ refund_no: refundNo })
    .where('id', '=', apply.id)
    .execute()
  await startRefund(services, trx, { scope: apply, orderId: apply.orderId, refundNo, amount, at })
  return ok(undefined)
}

/** It ends without anything given back. The store says no before its deadline, or not at all. */
export async function rollBackQuietly(
  { trx, apply, at, actor }: Case,
  event: 'refuse' | 'cancel' | 'expire' | 'refuseReceipt',
  reason = '',
): Step {
  const isRefusal = event === 'refuse' || event === 'refuseReceipt'
  if (isRefusal && !mayRefuse(apply, at.getTime())) return refuse('returnStateChanged')
  const answer = isRefusal ? reason : undefined
  if (!(await moveReturn(trx, apply, { ...actor, event, at, reason, answer })))
    return refuse('returnStateChanged')
  await endAfterSale(trx, {
    orderId: apply.orderId,
    lines: linesOf(apply),
    isUnsent: apply.isUnsent,
    at,
    isDone: false,
  })
  await releasePickup(trx, apply, at)
  if (event !== 'cancel') await tellApplicant(trx, apply, event, at, reason)
  return ok(undefined)
}

const linesOf = (apply: ReturnRow) =>
  apply.lines.map(({ item, num }) => ({ orderItemId: item.id, quantity: num }))

/** The parcel is on its way; a courier who was to come for it need not. */
export async function sendBack(
  { trx, apply, at, actor }: Case,
  companyCode: string,
  deliverySn: string,
): Step {
  const deadlineAt = new Date(at.getTime() + (await storeTimes(trx, apply)).look)
  const reason = `${carrierName(companyCode) ?? companyCode} ${deliverySn}`
  if (
    !(await moveReturn(trx, apply, {
      ...actor,
      event: 'sendBack',
      at,
      reason,
      companyCode,
      deliverySn,
      deadlineAt,
    }))
  )
    return refuse('returnStateChanged')
  await queueDeadline(trx, apply, deadlineAt)
  await releasePickup(trx, apply, at)
  return ok(undefined)
}

const fens = ({ amount, charge }: { amount: number; charge: number }) => ({
  amount: fen(amount),
  charge: fen(charge),
})

/** Takes the goods in: each line as it was found. */
export async function receive(
  each: Case,
  found: readonly Found[],
  amount: number | undefined,
  isAuto = false,
): Step {
  const { trx, apply, actor, at, services, order } = each
  if (apply.status !== returnStatus.returning) return refuse('returnStateChanged')
  const inspected = inspect(order, apply, found, await openUnits(trx, order.id, apply.id))
  if (!inspected.ok) return inspected
  const most = min(
    fen(Math.max(0, worthOf(inspected.value.map(fens)))),
    fen(apply.approvedAmount ?? apply.applyAmount),
  )
  const approved = amount ?? most
  if (approved > most) return refuse('refundTooMuch')
  await setInspected(trx, apply.id, inspected.value)
  const exchange =
    apply.type === returnType.exchange
      ? await orderExchange(trx, {
          apply,
          order,
          units: new Map(inspected.value.map((line) => [line.orderItemId, line.received])),
          at,
        })
      : undefined
  if (exchange && !exchange.ok) return exchange
  const event = isAuto ? 'autoReceive' : 'receive'
  const moved = await moveReturn(trx, apply, {
    ...actor,
    event,
    at,
    approvedAmount: approved,
    exchangeOrderId: exchange?.value,
  })
  if (!moved) return refuse('returnStateChanged')
  await tellApplicant(trx, apply, event, at)
  return exchange ? ok(undefined) : payBack({ ...each, services }, approved)
}

/**
 * All of it is over: what was given back is booked, stock and points follow, in this one
 * transaction.
 */
export async function finish({ trx, apply, actor, at }: Case, note = ''): Step {
  if (!(await moveReturn(trx, apply, { ...actor, event: 'finish', at, reason: note })))
    return refuse('returnStateChanged')
  const { orderId, orderSn, isUnsent, type, role } = apply
  await endAfterSale(trx, { orderId, lines: linesOf(apply), isUnsent, at, isDone: true })
  // The store says itself whether it has the units; what a shopper gives back unsent is there.
  const isThere = isUnsent && role !== returnRole.store
  const back: StockUnit[] = apply.lines.map(({ item, num, sellable }) => ({
    skuId: item.skuId,
    quantity: isThere ? num : sellable,
  }))
  // Goods that come in exchange, or once more, were counted once more when they left.
  const unsold: StockUnit[] = apply.lines.map(({ item, num, received }) => ({
    skuId: item.skuId,
    quantity: received ?? num,
  }))
  if (isMoney(type)) {
    const amount = apply.approvedAmount ?? 0
    // A line that was given back is so whole: what a charge kept back stands beside the other line.
    const charged = apply.lines.reduce((sum, line) => sum + line.charge, 0)
    const shares = sharesOf(fen(Math.max(0, amount + charged)), apply.lines, apply.freightAmount)
    const lines = apply.lines.map(({ item, num, received, charge }, place) => ({
      orderItemId: item.id,
      quantity: received ?? num,
      amount: shares[place] ?? zero,
      charge,
    }))
    const given = lines.filter(
      ({ quantity, amount: share, charge }) => quantity > 0 || share > 0 || charge !== 0,
    )
    const booked = await bookRefund(trx, {
      orderId,
      lines: given,
      amount,
      isUnsent,
      reason: apply.applyId,
      at,
    })
    back.push(...booked.gifts)
    unsold.push(...booked.gifts)
    if (booked.isClosedUnsent)
      await returnCoupons(trx, await closedUnsentWith(trx, orderId), at.getTime())
    await settlePoints(trx, orderSn, at.getTime())
  }
  const units = back.filter(({ quantity }) => quantity > 0)
  if (units.length > 0)
    await restock(trx, { scope: apply, bizType: 'return', bizId: apply.applyId, units, at })
  await uncountSales(trx, apply, unsold)
  await tellApplicant(trx, apply, 'finish', at)
  return ok(undefined)
}
