import type { Order, Parcel } from '@mallard/contract/order/order.fields'
import type { DeskOrder } from '@mallard/contract/order/order-desk.calls'
import type { ErrorName } from '@mallard/contract/errors'
import { areaCodesOf } from '@mallard/contract/address/area'
import { areaData } from '@mallard/contract/address/area-data'
import { ok, refuse, type Result } from '@mallard/kernel'
import { carriers, parcelNote } from '@mallard/contract/order/carrier.codes'
import { orderKind, orderStatus } from '@mallard/contract/order/order.codes'
import { findMember, meOf } from '#features/identity/index.ts'
import { audit, changesOf } from '#features/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { countByStatus, type DeskWish, findDeskOrders, logOf, returnBehind } from './order-desk.repo.ts'
import { findStoreOrder, type OrderRow } from './order.repo.ts'
import { actorName } from './order.states.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentRecords } from './payment-records.ts'
import { followedParcels } from './order.service.ts'
import { leftOf, toShipOf } from './ship.rules.ts'
import { changeReceiver, changeRemark, closeByOperator, type Operator, shipOrder } from './ship.service.ts'
import { orderView } from './view.rules.ts'

interface DeskPage {
  list: Order[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
  counts: { unpaid: number; toShip: number; toReceive: number; done: number; closed: number }
}

export async function deskList(ctx: StaffCtx, input: DeskWish & { pageNum: number; pageSize: number }): Promise<Result<DeskPage, never>> {
  const { pageNum, pageSize, status } = input
  const { db } = ctx.services
  const [rows, byStatus] = await Promise.all([findDeskOrders(db, ctx.scope, input, (pageNum - 1) * pageSize, pageSize), countByStatus(db, ctx.scope, input)])
  const count = (each: number) => byStatus.get(each) ?? 0
  const total = status === undefined ? [...byStatus.values()].reduce((sum, each) => sum + each, 0) : count(status)
  const counts = { unpaid: count(0), toShip: count(1), toReceive: count(2), done: count(3), closed: count(4) }
  return ok({ list: rows.map((row) => orderView(row, ctx.locale, ctx.clock.now())), total, pageNum, pageSize, hasNext: pageNum * pageSize < total, counts })
}

export async function deskDetail(ctx: StaffCtx, records: PaymentRecords, { sn }: { sn: string }): Promise<Result<DeskOrder, ErrorName>> {
  const { services, scope } = ctx
  const row = await findStoreOrder(services.db, scope, sn)
  if (!row) return refuse('notFound')
  const [member, log, attempts, exchangeOf] = await Promise.all([
    findMember(services.db, scope.partnerId, row.memberId),
    logOf(services.db, row.id),
    records.attempts(services, scope, sn),
    row.kind === orderKind.exchange ? returnBehind(services.db, row.id) : null,
  ])
  const buyer = member ? meOf(member) : undefined
  return ok({
    ...orderView(row, ctx.locale, ctx.clock.now()),
    storeId: row.storeId,
    version: row.version,
    buyer: { id: row.memberId, nickname: buyer?.nickname ?? '', phoneMasked: buyer?.phoneMasked ?? '' },
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
    deskActions: deskActionsOf(row),
  })
}

function deskActionsOf({ status, deliveries, items }: OrderRow): DeskOrder['deskActions'] {
  if (status === orderStatus.unpaid) return ['editReceiver', 'editRemark', 'close']
  if (status !== orderStatus.toShip) return []
  const shipping: DeskOrder['deskActions'] = items.some((item) => leftOf(item) > 0) ? ['ship'] : []
  return (deliveries?.length ?? 0) > 0 ? shipping : [...shipping, 'editReceiver', 'editRemark']
}

export async function parcels(ctx: StaffCtx, { sn }: { sn: string }): Promise<Result<Parcel[], ErrorName>> {
  return followedParcels(ctx, () => findStoreOrder(ctx.services.db, ctx.scope, sn))
}

export async function carrierList(ctx: StaffCtx): Promise<Result<{ code: string; name: string }[], never>> {
  return ok(carriers.map(({ code, name, nameEn }) => ({ code, name: ctx.locale === 'en' ? nameEn : name })))
}

interface ShipInput {
  sn: string
  companyCode: string
  deliverySn: string
  lines?: { orderItemId: number; quantity: number }[]
}

/** A waybill that was booked on this very order already answers as before: a repeated click ships nothing twice. */
export async function ship(ctx: StaffCtx, records: PaymentRecords, input: ShipInput): Promise<Result<DeskOrder, ErrorName>> {
  const before = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  if (before?.deliveries?.some(({ companyCode, deliverySn }) => companyCode === input.companyCode && deliverySn === input.deliverySn))
    return deskDetail(ctx, records, input)
  return inTransaction(ctx, records, input.sn, async (trx, operator) => {
    const shipped = await shipOrder(trx, operator, { orderSn: input.sn, companyCode: input.companyCode, deliverySn: input.deliverySn, lines: input.lines })
    if (shipped.ok)
      await audit(trx, ctx, 'order.ship', `order ${input.sn}`, { parcel: { before: null, after: `${shipped.value.companyName} ${input.deliverySn}` } })
    return shipped
  })
}

export async function remark(
  ctx: StaffCtx,
  records: PaymentRecords,
  input: { sn: string; version: number; remark: string },
): Promise<Result<DeskOrder, ErrorName>> {
  const before = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  if (!before) return refuse('notFound')
  if (before.remark === input.remark) return deskDetail(ctx, records, input)
  return inTransaction(ctx, records, input.sn, async (trx, operator) => {
    const changed = await changeRemark(trx, operator, input.sn, input.remark, input.version)
    if (changed.ok) await audit(trx, ctx, 'order.remark', `order ${input.sn}`, changesOf({ remark: before.remark }, { remark: input.remark }))
    return changed
  })
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
export async function receiver(ctx: StaffCtx, records: PaymentRecords, input: ReceiverInput): Promise<Result<DeskOrder, ErrorName>> {
  const before = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  if (!before) return refuse('notFound')
  const codes = areaCodesOf(areaData, { province: before.receiver.province, city: input.city, county: input.county })
  if (!codes) return refuse('badArea')
  const next = { name: input.name, phone: input.phone, detail: input.detail, postCode: before.receiver.postCode, ...codes }
  const { name, phone, city, county, detail } = before.receiver
  const { sn, version, ...after } = input
  const changes = changesOf({ name, phone, city, county, detail }, { ...after })
  if (Object.keys(changes).length === 0) return deskDetail(ctx, records, input)
  return inTransaction(ctx, records, sn, async (trx, operator) => {
    const changed = await changeReceiver(trx, operator, sn, next, version)
    if (changed.ok) await audit(trx, ctx, 'order.receiver', `order ${sn}`, changes)
    return changed
  })
}

export async function close(
  ctx: StaffCtx,
  records: PaymentRecords,
  desk: PaymentDesk,
  input: { sn: string; reason: string },
): Promise<Result<DeskOrder, ErrorName>> {
  const also = (trx: Db) => audit(trx, ctx, 'order.close', `order ${input.sn}`, { reason: { before: null, after: input.reason } })
  const closed = await closeByOperator(ctx.services, desk, operatorOf(ctx), { orderSn: input.sn, reason: input.reason, also })
  return closed.ok ? deskDetail(ctx, records, input) : closed
}

export async function repair(ctx: StaffCtx, records: PaymentRecords, input: { sn: string }): Promise<Result<DeskOrder, ErrorName>> {
  const before = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  if (!before) return refuse('notFound')
  const said = await records.settle(ctx.services, ctx.scope, input.sn)
  const after = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  await audit(ctx.services.db, ctx, 'pay.repair', `order ${input.sn}`, {
    ...changesOf({ status: before.status }, { status: after?.status }),
    channelSaid: { before: null, after: said.length > 0 ? said : 'notAsked' },
  })
  return deskDetail(ctx, records, input)
}

type Change = (trx: Db, operator: Operator) => Promise<Result<unknown, ErrorName>>

/** One change and its audit row, together or not at all; a refusal undoes what was done before it. */
async function inTransaction(ctx: StaffCtx, records: PaymentRecords, sn: string, change: Change): Promise<Result<DeskOrder, ErrorName>> {
  const changed = await retryOnConflict(() => ctx.services.db.transaction().execute((trx) => change(trx, operatorOf(ctx))))
  return changed.ok ? deskDetail(ctx, records, { sn }) : changed
}

function operatorOf(ctx: StaffCtx): Operator {
  return { scope: ctx.scope, staffId: ctx.staff.id, at: new Date(ctx.clock.now()) }
}
