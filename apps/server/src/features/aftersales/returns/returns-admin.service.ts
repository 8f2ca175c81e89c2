import type { ErrorName } from '@mallard/contract/errors'
import { sentNote } from '@mallard/contract/trade/order/carrier.codes'
import type { AdminReturnRow } from '@mallard/contract/aftersales/returns/pickup-admin.fields'
import { returnStatus, returnType } from '@mallard/contract/aftersales/returns/returns.codes'
import type { AdminReturn } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { actorName, actorType, ok, refuse, type Instant, type Result } from '@mallard/kernel'
import { adminPickups, newestPickups, pickupRowView } from '#features/aftersales/pickup/index.ts'
import { reserveStock, deductStock } from '#features/catalog/catalog/index.ts'
import { findMember, meOf } from '#features/people/identity/index.ts'
import { offeredCarrier } from '#features/trade/carrier/index.ts'
import { sendParcelAgain } from '#features/trade/shipping/index.ts'
import { bookByHand } from '#features/trade/payment/index.ts'
import {
  askSecond,
  audit,
  giveAlone,
  lockStaff,
  waitingAbout,
} from '#features/people/staff/index.ts'
import { cappedPage, type CappedPage } from '#platform/db/counted.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { storeAddress } from './address.service.ts'
import {
  agree,
  rollBackQuietly,
  finish,
  inCase,
  receive,
  termsOf,
  type Case,
  type Step,
} from './proceed.service.ts'
import { logWithRefund, reasonText } from './return-view.ts'
import {
  countPickups,
  countReturns,
  findStoreReturn,
  listStoreReturns,
  type PickupFilter,
  refundOf,
  type ReturnRow,
  type StoreInput,
} from './returns.repo.ts'
import { shown } from './returns.service.ts'
import { refundLook, type WaitingRefund } from './waiting-refunds.service.ts'
import { givenBy, mayRefuse } from './ways.rules.ts'

interface AdminPage extends CappedPage<AdminReturnRow> {
  counts: { status: number; count: number }[]
  pickups: Record<PickupFilter, number>
}

export async function adminList(
  ctx: StaffCtx,
  input: StoreInput,
): Promise<Result<AdminPage, never>> {
  const { db } = ctx.services
  const { scope, locale } = ctx
  const [{ rows, total }, counts, pickups] = await Promise.all([
    listStoreReturns(db, scope, input),
    countReturns(db, scope, input),
    countPickups(db, scope),
  ])
  const page = cappedPage(rows, total, input)
  const couriers = await newestPickups(
    db,
    page.list.map(({ id }) => id),
  )
  const list = page.list.map((row) => ({
    ...shown(ctx, row),
    pickup: pickupRowView(couriers.get(row.applyId), locale),
  }))
  return ok({ ...page, list, counts, pickups })
}

export async function adminDetail(
  ctx: StaffCtx,
  { applyId }: { applyId: string },
): Promise<Result<AdminReturn, ErrorName>> {
  const { services, scope } = ctx
  const row = await findStoreReturn(services.db, applyId, scope)
  if (!row) return refuse('notFound')
  const [member, refund, defaultAddress, pickups, waiting] = await Promise.all([
    findMember(services.db, scope.partnerId, row.memberId),
    row.refundNo === null ? undefined : refundOf(services.db, row.refundNo),
    storeAddress(services, scope),
    adminPickups(ctx, row),
    waitingAbout(ctx, refundLook, `return ${applyId}`),
  ])
  const buyer = member ? meOf(member) : undefined
  return ok({
    ...shown(ctx, row),
    buyer: {
      id: row.memberId,
      nickname: buyer?.nickname ?? '',
      phoneMasked: buyer?.phoneMasked ?? '',
    },
    payMethod: row.payMethod,
    refund: refund ?? null,
    inspected: row.lines.flatMap(({ item, received, sellable }) =>
      received === null ? [] : [{ orderItemId: item.id, received, sellable }],
    ),
    log: logWithRefund(row).map(({ event, from, to, actorType, reason, at }) => ({
      event,
      from,
      to,
      actor: actorName(actorType),
      reason,
      at,
    })),
    defaultAddress,
    pickups,
    adminActions: adminActionsOf(row, ctx.clock.now(), waiting !== null),
  })
}

/** What an operator may do now; a refund that a channel carries goes on by itself. */
function adminActionsOf(
  row: ReturnRow,
  now: Instant,
  isWaiting: boolean,
): AdminReturn['adminActions'] {
  const { status, type, payMethod, refundNo } = row
  if (status === returnStatus.requested)
    return [
      ...(isWaiting ? [] : ['agree' as const]),
      ...(mayRefuse(row, now) ? ['refuse' as const] : []),
    ]
  if (status === returnStatus.returning)
    return mayRefuse(row, now) ? ['receive', 'refuseReceipt'] : ['receive']
  if (status !== returnStatus.processing) return []
  if (type === returnType.reissue) return ['sendAgain']
  return refundNo !== null && payMethod === 'offline' ? ['transferred'] : []
}

/** A step that was not taken yet: another person must agree to it. */
const waits = Symbol('waits')

/** One step, written down with it; who comes second is told that it has changed. */
async function act(
  ctx: StaffCtx,
  applyId: string,
  action: AdminReturn['adminActions'][number],
  after: Readonly<Record<string, unknown>>,
  run: (each: Case) => Step<Readonly<Record<string, unknown>> | typeof waits | void>,
): Promise<Result<AdminReturn, ErrorName>> {
  const { services, scope, staff } = ctx
  const actor = { actorType: actorType.staff, actorId: staff.id }
  const done = await retryOnConflict(() =>
    transact(services.db, async (trx) => {
      await lockStaff(trx, scope.partnerId, staff.id)
      return inCase(services, trx, applyId, scope, actor, async (each) => {
        const stepped = await run(each)
        if (stepped.ok && stepped.value !== waits)
          await note(ctx, each, action, { ...after, ...stepped.value })
        return stepped
      })
    }),
  )
  return done.ok ? adminDetail(ctx, { applyId }) : done
}

async function note(
  ctx: StaffCtx,
  { trx, apply: { applyId } }: Case,
  action: AdminReturn['adminActions'][number],
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const amount = (await findStoreReturn(trx, applyId))?.approvedAmount
  const changes = Object.fromEntries(
    Object.entries({ ...after, amount }).flatMap(([key, value]) =>
      value == null ? [] : [[key, { before: null, after: value }]],
    ),
  )
  await audit(trx, ctx, `return.${action}`, `return ${applyId}`, changes)
}

interface AgreeInput {
  applyId: string
  amount?: number
  returnAddress?: { name: string; phone: string; address: string }
}

export async function adminAgree(
  ctx: StaffCtx,
  { applyId, amount, returnAddress }: AgreeInput,
): Promise<Result<AdminReturn, ErrorName>> {
  const address = returnAddress ?? (await storeAddress(ctx.services, ctx.scope))
  return act(ctx, applyId, 'agree', { amount }, (each) => agreeOrAsk(ctx, each, amount, address))
}

/** What gives much away without goods for it waits for another person. */
async function agreeOrAsk(
  ctx: StaffCtx,
  each: Case,
  amount: number | undefined,
  returnAddress: AgreeInput['returnAddress'],
): Step<{ given: number } | typeof waits> {
  const terms = await termsOf(each, amount)
  if (!terms.ok) return terms
  const { trx, apply } = each
  const { approved, freight } = terms.value
  const given = givenBy(apply, approved)
  const gift = { kind: 'refund', subject: `order ${apply.orderSn}` } as const
  if (await giveAlone(trx, ctx, gift, given)) {
    const done = await agree(each, { amount, returnAddress })
    return done.ok ? ok({ given }) : done
  }
  const { applyId, orderSn, storeId, reasonCode } = apply
  const change: WaitingRefund = {
    storeId,
    orderSn,
    applyId,
    isSentAgain: apply.type === returnType.reissue,
    amount: given,
    freightAmount: freight,
    restock: false,
    reasonCode,
    lines: apply.lines.map(({ item, num }) => ({ orderItemId: item.id, quantity: num, amount: 0 })),
  }
  const reason = apply.description || reasonText(reasonCode, 'zh')
  const asked = await askSecond(trx, ctx, refundLook, { change, reason })
  return asked.ok ? ok(waits) : asked
}

export function adminRefuse(
  ctx: StaffCtx,
  { applyId, reason }: { applyId: string; reason: string },
): Promise<Result<AdminReturn, ErrorName>> {
  return act(ctx, applyId, 'refuse', { reason }, (each) => rollBackQuietly(each, 'refuse', reason))
}

interface ReceiveInput {
  applyId: string
  lines: { orderItemId: number; received: number; sellable: number }[]
  amount?: number
}

export function adminReceive(
  ctx: StaffCtx,
  { applyId, lines, amount }: ReceiveInput,
): Promise<Result<AdminReturn, ErrorName>> {
  return act(ctx, applyId, 'receive', { lines, amount }, (each) => receive(each, lines, amount))
}

export function adminRefuseReceipt(
  ctx: StaffCtx,
  { applyId, reason }: { applyId: string; reason: string },
): Promise<Result<AdminReturn, ErrorName>> {
  return act(ctx, applyId, 'refuseReceipt', { reason }, (each) =>
    rollBackQuietly(each, 'refuseReceipt', reason),
  )
}

interface Waybill {
  applyId: string
  companyCode: string
  deliverySn: string
}

/** The goods leave the shelf once more, with a parcel of their own in the order. */
export async function adminSendAgain(
  ctx: StaffCtx,
  { applyId, companyCode, deliverySn }: Waybill,
): Promise<Result<AdminReturn, ErrorName>> {
  const carrier = await offeredCarrier(ctx.services.db, ctx.scope, companyCode)
  if (!carrier) return refuse('badInput', { field: '请选择快递公司' })
  const parcel = sentNote(carrier, deliverySn)
  return act(ctx, applyId, 'sendAgain', { parcel }, async (each) => {
    const { trx, apply, order, at } = each
    if (apply.status !== returnStatus.processing || apply.type !== returnType.reissue)
      return refuse('returnStateChanged')
    const move = {
      scope: ctx.scope,
      bizId: applyId,
      units: apply.lines.map(({ item, num }) => ({ skuId: item.skuId, quantity: num })),
      at,
    }
    const reserved = await reserveStock(trx, { ...move, bizType: 'reissue' })
    if (!reserved.ok) return refuse(reserved.refusal, reserved.details)
    await deductStock(trx, { ...move, bizType: 'reissued' })
    const lines = apply.lines.map(({ item, num }) => ({ orderItemId: item.id, quantity: num }))
    const sent = await sendParcelAgain(trx, {
      scope: ctx.scope,
      order,
      companyCode,
      deliverySn,
      lines,
      at,
    })
    return sent.ok ? finish(each, sent.value.note) : sent
  })
}

/** Orders that were paid by bank transfer are given back by one. */
export function adminTransferred(
  ctx: StaffCtx,
  { applyId, voucher }: { applyId: string; voucher: string },
): Promise<Result<AdminReturn, ErrorName>> {
  return act(ctx, applyId, 'transferred', { voucher }, async (each) => {
    const { services, trx, apply } = each
    if (apply.status !== returnStatus.processing || apply.refundNo === null)
      return refuse('returnStateChanged')
    const isBooked = await bookByHand(services, trx, apply.refundNo, {
      voucher,
      staffId: ctx.staff.id,
    })
    // Finished here, so that the operator sees it done; the event of the refund finds nothing left
    // to do.
    return isBooked ? finish(each) : refuse('returnStateChanged')
  })
}
