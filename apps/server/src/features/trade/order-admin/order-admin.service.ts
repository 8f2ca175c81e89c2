import type { AdminListOrder, AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { areaCodesOf } from '@mallard/contract/people/address/area'
import { areaData } from '@mallard/contract/people/address/area-data'
import { actorName, fen, ok, refuse, type Result } from '@mallard/kernel'
import { parcelNote } from '@mallard/contract/trade/order/carrier.codes'
import { type OrderFlag, orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import { freightNow, orderedFor, orderedFreight } from '@mallard/contract/trade/order/ordered'
import { leftOf } from '@mallard/contract/trade/order/returnable'
import { findMember, meOf } from '#features/people/identity/index.ts'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import {
  findStoreOrder,
  type OrderRow,
  orderView,
  type PaymentGateway,
  setFlag,
  stateBySn,
} from '#features/trade/order/index.ts'
import { shippingTimes, type ShippingTimes } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { turnedPage, type TurnedPage, type Turn, turnPage } from '#platform/db/turned.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  countByStatus,
  type AdminInput,
  findAdminOrders,
  type ListedRow,
  logOf,
  orderOf,
  returnBehind,
} from './order-admin.repo.ts'
import { insertNote, notesOf } from './note.repo.ts'
import type { PaymentRecords } from './payment-records.ts'
import { shipByOf } from './ship-by.rules.ts'
import { toShipOf } from './to-ship.rules.ts'
import { changeReceiver, closeByOperator, type Operator } from './change.service.ts'

interface AdminPage extends TurnedPage<AdminListOrder> {
  counts: Record<keyof typeof orderStatus, number>
}

export async function adminList(
  ctx: StaffCtx,
  input: AdminInput & Turn,
): Promise<Result<AdminPage, 'pageTooFar'>> {
  const { status } = input
  const { db } = ctx.services
  const [turned, byStatus, times] = await Promise.all([
    turnPage(orderOf(input), input, (stretch) => findAdminOrders(db, ctx.scope, input, stretch)),
    countByStatus(db, ctx.scope, input),
    shippingTimes(db, ctx.scope),
  ])
  if (!turned.ok) return turned
  const count = (each: number) => byStatus.get(each) ?? 0
  const counted =
    status === undefined
      ? [...byStatus.values()].reduce((sum, each) => sum + each, 0)
      : count(status)
  const counts = {
    unpaid: count(orderStatus.unpaid),
    reviewing: count(orderStatus.reviewing),
    grouping: count(orderStatus.grouping),
    toShip: count(orderStatus.toShip),
    toReceive: count(orderStatus.toReceive),
    done: count(orderStatus.done),
    closed: count(orderStatus.closed),
  }
  const viewOf = (row: ListedRow) => listViewOf(ctx, row, times)
  return ok({ ...turnedPage(turned.value, viewOf, counted, input), counts })
}

function listViewOf(ctx: StaffCtx, row: ListedRow, times: ShippingTimes): AdminListOrder {
  return {
    ...orderView(row, ctx.locale, ctx.clock.now()),
    flag: row.flag,
    note: row.note,
    shipBy:
      row.status === orderStatus.toShip
        ? shipByOf(row.waitingSince.getTime(), times.within, times.sending)
        : null,
  }
}

export async function adminDetail(
  ctx: StaffCtx,
  records: PaymentRecords,
  { sn }: { sn: string },
): Promise<Result<AdminOrder, ErrorName>> {
  const { services, scope } = ctx
  const row = await findStoreOrder(services.db, scope, sn)
  if (!row) return refuse('notFound')
  const [member, log, notes, attempts, exchangeOf, times] = await Promise.all([
    findMember(services.db, scope.partnerId, row.memberId),
    logOf(services.db, row.id),
    notesOf(services.db, row.id),
    records.attempts(services, scope, sn),
    row.kind === orderKind.exchange ? returnBehind(services.db, row.id) : null,
    shippingTimes(services.db, scope),
  ])
  const buyer = member ? meOf(member) : undefined
  return ok({
    ...listViewOf(ctx, { ...row, note: notes[0] ?? null }, times),
    notes,
    storeId: row.storeId,
    version: row.version,
    buyer: {
      id: row.memberId,
      nickname: buyer?.nickname ?? '',
      phoneMasked: buyer?.phoneMasked ?? '',
    },
    log: log.map(({ event, from, to, actorType, reason, at }) => ({
      event,
      from,
      to,
      actor: actorName(actorType),
      reason: parcelNote(reason, ctx.locale),
      at: at.getTime(),
    })),
    attempts,
    exchangeOf,
    toShip: row.status === orderStatus.toShip ? toShipOf(row.items) : [],
    prices: pricesOf(row),
    adminActions: adminActionsOf(row),
  })
}

function pricesOf(row: OrderRow): AdminOrder['prices'] {
  const bought = row.items.filter(({ giftOf }) => giftOf === null)
  return {
    lines: bought.map((item) => ({
      orderItemId: item.id,
      amount: fen(item.realAmount),
      ordered: orderedFor(item),
    })),
    freight: { amount: freightNow(row), ordered: orderedFreight(row) },
  }
}

function adminActionsOf(row: OrderRow): AdminOrder['adminActions'] {
  const { status, deliveries, items } = row
  if (status === orderStatus.unpaid) return ['editReceiver', 'price', 'close']
  const refunding: AdminOrder['adminActions'] = hasMoneyLeft(row) ? ['refund'] : []
  if (status !== orderStatus.toShip) return refunding
  const shipping: AdminOrder['adminActions'] = items.some((item) => leftOf(item) > 0)
    ? ['ship', ...refunding]
    : refunding
  return (deliveries?.length ?? 0) > 0 ? shipping : [...shipping, 'editReceiver']
}

/** What is not paid has nothing to give back, what was free can still be cancelled. */
function hasMoneyLeft({ status, kind, payAmount, refundedAmount }: OrderRow): boolean {
  if (status < orderStatus.toShip || status > orderStatus.done || kind === orderKind.exchange)
    return false
  return payAmount > refundedAmount || (status === orderStatus.toShip && payAmount === 0)
}

/** The shop's own memory: it can be added to whatever became of the order. */
export async function addNote(
  ctx: StaffCtx,
  records: PaymentRecords,
  { sn, requestId, text }: { sn: string; requestId: string; text: string },
): Promise<Result<AdminOrder, ErrorName>> {
  const order = await stateBySn(ctx.services.db, sn, ctx.scope)
  if (!order) return refuse('notFound')
  const note = { orderId: order.id, text, staff: ctx.staff, at: new Date(ctx.clock.now()) }
  await ctx.services.db.transaction().execute((trx) =>
    makeOnce(trx, ctx, 'order.note', requestId, async () => {
      await audit(trx, ctx, 'order.note', `order ${sn}`, {
        staffNote: { before: null, after: text },
      })
      return insertNote(trx, ctx.scope, note)
    }),
  )
  return adminDetail(ctx, records, { sn })
}

export async function flag(
  ctx: StaffCtx,
  records: PaymentRecords,
  { sn, flag: after }: { sn: string; flag: OrderFlag },
): Promise<Result<AdminOrder, ErrorName>> {
  await ctx.services.db.transaction().execute(async (trx) => {
    const before = await setFlag(trx, ctx.scope, sn, after)
    if (before === undefined || before === after) return
    await audit(trx, ctx, 'order.flag', `order ${sn}`, changesOf({ flag: before }, { flag: after }))
  })
  return adminDetail(ctx, records, { sn })
}

interface ReceiverInput {
  sn: string
  /** What the operator saw: of two at once, one changes it and the other is told. */
  version: number
  name: string
  phone: string
  city: string
  county: string
  detail: string
}

/** Freight depends on the province, so that one stays. */
export async function receiver(
  ctx: StaffCtx,
  records: PaymentRecords,
  input: ReceiverInput,
): Promise<Result<AdminOrder, ErrorName>> {
  const before = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  if (!before) return refuse('notFound')
  const codes = areaCodesOf(areaData, {
    province: before.receiver.province,
    city: input.city,
    county: input.county,
  })
  if (!codes) return refuse('badArea')
  const next = {
    name: input.name,
    phone: input.phone,
    detail: input.detail,
    postCode: before.receiver.postCode,
    ...codes,
  }
  const { name, phone, city, county, detail } = before.receiver
  const { sn, version, ...after } = input
  const changes = changesOf({ name, phone, city, county, detail }, { ...after })
  if (Object.keys(changes).length === 0) return adminDetail(ctx, records, input)
  return changeOrder(ctx, records, sn, async (trx, operator) => {
    const changed = await changeReceiver(trx, operator, sn, next, version)
    if (changed.ok) await audit(trx, ctx, 'order.receiver', `order ${sn}`, changes)
    return changed
  })
}

export async function close(
  ctx: StaffCtx,
  records: PaymentRecords,
  admin: PaymentGateway,
  input: { sn: string; reason: string },
): Promise<Result<AdminOrder, ErrorName>> {
  const also = (trx: Db) =>
    audit(trx, ctx, 'order.close', `order ${input.sn}`, {
      reason: { before: null, after: input.reason },
    })
  const closed = await closeByOperator(ctx.services, admin, operatorOf(ctx), {
    orderSn: input.sn,
    reason: input.reason,
    also,
  })
  return closed.ok ? adminDetail(ctx, records, input) : closed
}

export async function repair(
  ctx: StaffCtx,
  records: PaymentRecords,
  input: { sn: string },
): Promise<Result<AdminOrder, ErrorName>> {
  const before = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  if (!before) return refuse('notFound')
  const said = await records.settle(ctx.services, ctx.scope, input.sn)
  const after = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  await audit(ctx.services.db, ctx, 'pay.repair', `order ${input.sn}`, {
    ...changesOf({ status: before.status }, { status: after?.status }),
    channelSaid: { before: null, after: said.length > 0 ? said : 'notAsked' },
  })
  return adminDetail(ctx, records, input)
}

type Change = (trx: Db, operator: Operator) => Promise<Result<unknown, ErrorName>>

/**
 * One change and its audit row, together or not at all; a refusal undoes what was done before it.
 */
export async function changeOrder(
  ctx: StaffCtx,
  records: PaymentRecords,
  sn: string,
  change: Change,
): Promise<Result<AdminOrder, ErrorName>> {
  const changed = await retryOnConflict(() =>
    ctx.services.db.transaction().execute((trx) => change(trx, operatorOf(ctx))),
  )
  return changed.ok ? adminDetail(ctx, records, { sn }) : changed
}

export function operatorOf(ctx: StaffCtx): Operator {
  return { scope: ctx.scope, staffId: ctx.staff.id, at: new Date(ctx.clock.now()) }
}
