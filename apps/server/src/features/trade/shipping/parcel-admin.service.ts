import type { ErrorName } from '@mallard/contract/errors'
import type { AdminCarrier } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import { sentNote, type CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { findStoreOrder, lockOrders, type DeliveryRow } from '#features/trade/order/index.ts'
import { offeredCarrier, offeredCarriers } from '#features/trade/carrier/index.ts'
import { adminDetail, changeOrder, type PaymentRecords } from '#features/trade/order-admin/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { publish } from '#platform/events/publish.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { correctDelivery, restartWatch } from './delivery.repo.ts'
import { queueSubscribing } from './express.jobs.ts'
import './parcel.events.ts'
import { shipOrder } from './ship.service.ts'

export async function carrierList(
  ctx: StaffCtx,
): Promise<Result<{ code: string; name: string; kind: CarrierKind }[], never>> {
  const offered = await offeredCarriers(ctx.services.db, ctx.scope)
  return ok(
    offered.map(({ code, name, nameEn, kind }) => ({
      code,
      name: localised(ctx.locale, name, nameEn),
      kind,
    })),
  )
}

interface ShipInput {
  sn: string
  companyCode: string
  deliverySn: string
  lines?: { orderItemId: number; quantity: number }[]
}

/**
 * A waybill that was booked on this very order already answers as before: a repeated click ships
 * nothing twice.
 */
export async function ship(
  ctx: StaffCtx,
  records: PaymentRecords,
  input: ShipInput,
): Promise<Result<AdminOrder, ErrorName>> {
  const before = await findStoreOrder(ctx.services.db, ctx.scope, input.sn)
  if (
    before?.deliveries?.some(
      ({ companyCode, deliverySn }) =>
        companyCode === input.companyCode && deliverySn === input.deliverySn,
    )
  )
    return adminDetail(ctx, records, input)
  return changeOrder(ctx, records, input.sn, async (trx, operator) => {
    const shipped = await shipOrder(trx, operator, {
      orderSn: input.sn,
      companyCode: input.companyCode,
      deliverySn: input.deliverySn,
      lines: input.lines,
    })
    if (shipped.ok)
      await audit(trx, ctx, 'order.ship', `order ${input.sn}`, {
        parcel: { before: null, after: shipped.value.note },
      })
    return shipped
  })
}

interface Which {
  readonly sn: string
  readonly id: number
}

/** The carriers' service gave a parcel up, or never heard of it: it is asked again. */
export function watchParcel(
  ctx: StaffCtx,
  records: PaymentRecords,
  which: Which,
): Promise<Result<AdminOrder, ErrorName>> {
  return act(ctx, records, which, async (trx, parcel) => {
    if (parcel.kind !== 'express') return refuse('badInput', { field: '无需运单，没有物流可查' })
    const at = new Date(ctx.clock.now())
    await restartWatch(trx, which.id)
    await queueSubscribing(trx, ctx.scope, which.id, at)
    await audit(trx, ctx, 'parcel.watch', `order ${which.sn}`, {
      parcel: { before: null, after: noteOf(parcel) },
    })
    return undefined
  })
}

interface Waybill extends Which {
  readonly companyCode: string
  readonly deliverySn: string
  readonly reason: string
}

/**
 * What was typed wrong when it was sent: number and carrier change, what is in the parcel does not.
 */
export function correctWaybill(
  ctx: StaffCtx,
  records: PaymentRecords,
  input: Waybill,
): Promise<Result<AdminOrder, ErrorName>> {
  const { companyCode, deliverySn, reason } = input
  return act(ctx, records, input, async (trx, parcel, parcels, orderId) => {
    const isSame = parcel.companyCode === companyCode
    if (isSame && (parcel.deliverySn === deliverySn || parcel.kind !== 'express')) return undefined
    if (
      parcels.some((other) => other.companyCode === companyCode && other.deliverySn === deliverySn)
    )
      return refuse('waybillKnown')
    const carrier = isSame ? carrierOf(parcel) : await offeredCarrier(trx, ctx.scope, companyCode)
    if (!carrier) return refuse('badInput', { field: '请选择快递公司' })
    const at = new Date(ctx.clock.now())
    await correctDelivery(trx, input.id, { carrier, deliverySn })
    await queueSubscribing(trx, ctx.scope, input.id, at)
    const payload = { event: 'corrected', orderId } as const
    await publish(trx, 'parcel', [
      { key: String(orderId), partnerId: ctx.scope.partnerId, at, payload },
    ])
    const changes = {
      parcel: {
        before: noteOf(parcel),
        after: sentNote(carrier, deliverySn),
      },
      reason: { before: null, after: reason },
    }
    await audit(trx, ctx, 'parcel.waybill', `order ${input.sn}`, changes)
    return undefined
  })
}

/** Who brought a parcel, as it was when it was sent. */
const carrierOf = (parcel: DeliveryRow): AdminCarrier => ({
  code: parcel.companyCode,
  kind: parcel.kind,
  name: parcel.companyName,
  nameEn: parcel.companyNameEn,
  phone: parcel.companyPhone,
  isOn: false,
  isOwn: parcel.kind === 'van',
})
const noteOf = (parcel: DeliveryRow) => sentNote(carrierOf(parcel), parcel.deliverySn)

type Action = (
  trx: Db,
  parcel: DeliveryRow,
  parcels: readonly DeliveryRow[],
  orderId: number,
) => Promise<Refused<ErrorName> | undefined>

/** A change of one parcel under the lock of its order. */
async function act(
  ctx: StaffCtx,
  records: PaymentRecords,
  { sn, id }: Which,
  action: Action,
): Promise<Result<AdminOrder, ErrorName>> {
  const done = await ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Result<undefined, ErrorName>> => {
      const order = await findStoreOrder(trx, ctx.scope, sn)
      if (!order) return refuse('notFound')
      await lockOrders(trx, [order.id])
      const parcels = (await findStoreOrder(trx, ctx.scope, sn))?.deliveries ?? []
      const parcel = parcels.find((each) => each.id === id)
      if (!parcel) return refuse('notFound')
      return (await action(trx, parcel, parcels, order.id)) ?? ok(undefined)
    })
  return done.ok ? adminDetail(ctx, records, { sn }) : done
}
