import type { ErrorName } from '@mallard/contract/errors'
import { carrierName } from '@mallard/contract/order/carrier.codes'
import type { DeskReturnRow } from '@mallard/contract/returns/pickup-desk.fields'
import { returnStatus, returnType } from '@mallard/contract/returns/returns.codes'
import type { DeskReturn } from '@mallard/contract/returns/returns-desk.calls'
import { ok, refuse, type Instant, type Result } from '@mallard/kernel'
import { reserveStock, deductStock } from '#features/catalog/index.ts'
import { findMember, meOf } from '#features/identity/index.ts'
import { sendParcelAgain, actorName, actorType } from '#features/order/index.ts'
import { bookByHand } from '#features/payment/index.ts'
import { audit } from '#features/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { storeAddress } from './address.service.ts'
import { newestPickups } from './pickup.repo.ts'
import { bookForBuyer, cancelForBuyer, deskPickups, pickupRowView } from './pickup-desk.service.ts'
import { agree, endUndone, finish, receive, withCase, type Case, type Step } from './proceed.service.ts'
import { logWithRefund } from './return-view.ts'
import { returnRefunded } from './returns.events.ts'
import { countPickups, countReturns, findStoreReturn, listStoreReturns, type PickupFilter, refundOf, type ReturnRow, type StoreWish } from './returns.repo.ts'
import { shown } from './returns.service.ts'
import { mayRefuse } from './ways.rules.ts'

interface DeskPage {
  list: DeskReturnRow[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
  counts: { status: number; count: number }[]
  pickups: Record<PickupFilter, number>
}

export async function deskList(ctx: StaffCtx, wish: StoreWish): Promise<Result<DeskPage, never>> {
  const { pageNum, pageSize } = wish
  const { db } = ctx.services
  const { scope, locale } = ctx
  const [{ rows, total }, counts, pickups] = await Promise.all([listStoreReturns(db, scope, wish), countReturns(db, scope, wish), countPickups(db, scope)])
  const couriers = await newestPickups(
    db,
    rows.map(({ id }) => id),
  )
  const list = rows.map((row) => ({ ...shown(ctx, row), pickup: pickupRowView(couriers.get(row.applyId), locale) }))
  return ok({ list, total, pageNum, pageSize, hasNext: pageNum * pageSize < total, counts, pickups })
}

export async function deskDetail(ctx: StaffCtx, { applyId }: { applyId: string }): Promise<Result<DeskReturn, ErrorName>> {
  const { services, scope } = ctx
  const row = await findStoreReturn(services.db, applyId, scope)
  if (!row) return refuse('notFound')
  const [member, refund, defaultAddress, pickups] = await Promise.all([
    findMember(services.db, scope.partnerId, row.memberId),
    row.refundNo === null ? undefined : refundOf(services.db, row.refundNo),
    storeAddress(services, scope),
    deskPickups(ctx, row),
  ])
  const buyer = member ? meOf(member) : undefined
  return ok({
    ...shown(ctx, row),
    buyer: { id: row.memberId, nickname: buyer?.nickname ?? '', phoneMasked: buyer?.phoneMasked ?? '' },
    payMethod: row.payMethod,
    refund: refund ?? null,
    inspected: row.lines.flatMap(({ item, received, sellable }) => (received === null ? [] : [{ orderItemId: item.id, received, sellable }])),
    log: logWithRefund(row).map(({ event, from, to, actorType, reason, at }) => ({ event, from, to, actor: actorName(actorType), reason, at })),
    defaultAddress,
    pickups,
    deskActions: deskActionsOf(row, ctx.clock.now()),
  })
}

/** What an operator may do now; a refund that a channel carries goes on by itself. */
function deskActionsOf(row: ReturnRow, now: Instant): DeskReturn['deskActions'] {
  const { status, type, payMethod, refundNo } = row
  if (status === returnStatus.requested) return mayRefuse(row, now) ? ['agree', 'refuse'] : ['agree']
  if (status === returnStatus.returning) return mayRefuse(row, now) ? ['receive', 'refuseReceipt'] : ['receive']
  if (status !== returnStatus.processing) return []
  if (type === returnType.reissue) return ['sendAgain']
  return refundNo !== null && payMethod === 'offline' ? ['transferred'] : []
}

/** One step, written down with it; who comes second is told that it has changed. */
async function act(
  ctx: StaffCtx,
  applyId: string,
  action: DeskReturn['deskActions'][number],
  after: Readonly<Record<string, unknown>>,
  run: (each: Case) => Step,
): Promise<Result<DeskReturn, ErrorName>> {
  const done = await withCase(ctx.services, applyId, ctx.scope, { actorType: actorType.staff, actorId: ctx.staff.id }, async (each) => {
    const stepped = await run(each)
    if (stepped.ok) {
      const given = Object.entries({ ...after, amount: (await findStoreReturn(each.trx, applyId))?.approvedAmount })
      const changes = Object.fromEntries(given.flatMap(([key, value]) => (value == null ? [] : [[key, { before: null, after: value }]])))
      await audit(each.trx, ctx, `return.${action}`, `return ${applyId}`, changes)
    }
    return stepped
  })
  return done.ok ? deskDetail(ctx, { applyId }) : done
}

interface AgreeInput {
  applyId: string
  amount?: number
  returnAddress?: { name: string; phone: string; address: string }
}

export async function deskAgree(ctx: StaffCtx, { applyId, amount, returnAddress }: AgreeInput): Promise<Result<DeskReturn, ErrorName>> {
  const address = returnAddress ?? (await storeAddress(ctx.services, ctx.scope))
  return act(ctx, applyId, 'agree', { amount }, (each) => agree(each, { amount, returnAddress: address }))
}

export function deskRefuse(ctx: StaffCtx, { applyId, reason }: { applyId: string; reason: string }): Promise<Result<DeskReturn, ErrorName>> {
  return act(ctx, applyId, 'refuse', { reason }, (each) => endUndone(each, 'refuse', reason))
}

interface ReceiveInput {
  applyId: string
  lines: { orderItemId: number; received: number; sellable: number }[]
  amount?: number
}

export function deskReceive(ctx: StaffCtx, { applyId, lines, amount }: ReceiveInput): Promise<Result<DeskReturn, ErrorName>> {
  return act(ctx, applyId, 'receive', { lines, amount }, (each) => receive(each, lines, amount))
}

export function deskRefuseReceipt(ctx: StaffCtx, { applyId, reason }: { applyId: string; reason: string }): Promise<Result<DeskReturn, ErrorName>> {
  return act(ctx, applyId, 'refuseReceipt', { reason }, (each) => endUndone(each, 'refuseReceipt', reason))
}

interface Waybill {
  applyId: string
  companyCode: string
  deliverySn: string
}

/** The goods leave the shelf once more, with a parcel of their own in the order. */
export function deskSendAgain(ctx: StaffCtx, { applyId, companyCode, deliverySn }: Waybill): Promise<Result<DeskReturn, ErrorName>> {
  const parcel = `${carrierName(companyCode) ?? companyCode} ${deliverySn}`
  return act(ctx, applyId, 'sendAgain', { parcel }, async (each) => {
    const { trx, apply, order, at } = each
    if (apply.status !== returnStatus.processing || apply.type !== returnType.reissue) return refuse('returnStateChanged')
    const move = { scope: ctx.scope, bizId: applyId, units: apply.lines.map(({ item, num }) => ({ skuId: item.skuId, quantity: num })), at }
    const reserved = await reserveStock(trx, { ...move, bizType: 'reissue' })
    if (!reserved.ok) return refuse(reserved.refusal, reserved.details)
    await deductStock(trx, { ...move, bizType: 'reissued' })
    const lines = apply.lines.map(({ item, num }) => ({ orderItemId: item.id, quantity: num }))
    const sent = await sendParcelAgain(trx, { scope: ctx.scope, order, companyCode, deliverySn, lines, at })
    return sent.ok ? finish(each, parcel) : sent
  })
}

/** Orders that were paid by bank transfer are given back by one. */
export function deskTransferred(ctx: StaffCtx, { applyId, voucher }: { applyId: string; voucher: string }): Promise<Result<DeskReturn, ErrorName>> {
  return act(ctx, applyId, 'transferred', { voucher }, async ({ services, trx, apply }) => {
    if (apply.status !== returnStatus.processing || apply.refundNo === null) return refuse('returnStateChanged')
    return (await bookByHand(services, trx, returnRefunded, apply.refundNo, { voucher, staffId: ctx.staff.id })) ? ok(undefined) : refuse('returnStateChanged')
  })
}

/** The return as it is, whatever became of the courier. */
export async function deskBookPickup(ctx: StaffCtx, wish: Parameters<typeof bookForBuyer>[1]): Promise<Result<DeskReturn, ErrorName>> {
  const done = await bookForBuyer(ctx, wish)
  return done.ok ? deskDetail(ctx, wish) : done
}

export async function deskCancelPickup(ctx: StaffCtx, wish: Parameters<typeof cancelForBuyer>[1]): Promise<Result<DeskReturn, ErrorName>> {
  const done = await cancelForBuyer(ctx, wish)
  return done.ok ? deskDetail(ctx, wish) : done
}
