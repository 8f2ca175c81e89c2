import type { ErrorName } from '@mallard/contract/errors'
import { returnStatus, returnType } from '@mallard/contract/returns/returns.codes'
import type { ThirdRet } from '@mallard/contract/third-return/third-return.fields'
import type { DeskThirdReturn } from '@mallard/contract/third-return/third-return-desk.calls'
import { hour, isPast, ok, refuse, type Result } from '@mallard/kernel'
import { carrierName } from '@mallard/contract/order/carrier.codes'
import { actorType } from '#features/order/index.ts'
import { storeAddress } from '#features/returns/index.ts'
import { audit } from '#features/staff/index.ts'
import { claim, lookAtUpload, permitUpload, type UploadOwner } from '#features/upload/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { settledBy, versionOf } from './oms.service.ts'
import { agree, endUndone, finish, receive, withThird, type ThirdCase, type ThirdStep } from './proceed.service.ts'
import { queueTelling } from './queue.ts'
import { findThird, listThird, type ThirdReturnRow, type Wish } from './third-return.repo.ts'
import { shown } from './third-return.service.ts'
import { noteTold } from './write.repo.ts'

const actors: Readonly<Record<number, string>> = { 1: 'shopper', 2: 'staff', 3: 'system', 4: 'oms' }

interface DeskPage {
  list: ThirdRet[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
  counts: { status: number; count: number }[]
}

export async function deskList(ctx: StaffCtx, wish: Wish & { q?: string }): Promise<Result<DeskPage, never>> {
  const { pageNum, pageSize } = wish
  const { rows, total, counts } = await listThird(ctx.services.db, ctx.scope, wish)
  return ok({ list: rows.map((row) => shown(ctx, row)), total, pageNum, pageSize, hasNext: pageNum * pageSize < total, counts })
}

export async function deskDetail(ctx: StaffCtx, { applyId }: { applyId: string }): Promise<Result<DeskThirdReturn, ErrorName>> {
  const { services, scope } = ctx
  const row = await findThird(services.db, applyId, scope)
  if (!row) return refuse('notFound')
  const oms = omsOf(row)
  return ok({
    ...shown(ctx, row),
    phoneTail: row.phoneTail,
    received: row.received,
    log: row.log.map(({ event, from, to, actorType, reason, at }) => ({ event, from, to, actor: actors[actorType] ?? '', reason, at })),
    defaultAddress: await storeAddress(services, scope),
    oms,
    deskActions: deskActionsOf(row, oms.state, services.clock.now()),
  })
}

function omsOf(row: ThirdReturnRow): DeskThirdReturn['oms'] {
  if (row.toldVersion >= versionOf(row)) return { state: 'told', error: '' }
  return { state: row.toldError === '' ? 'waiting' : 'refused', error: row.toldError }
}

/** What an operator may do now; the OMS is told by itself, unless it refused or has been silent for an hour. */
function deskActionsOf(row: ThirdReturnRow, oms: DeskThirdReturn['oms']['state'], now: number): DeskThirdReturn['deskActions'] {
  const { status, type, log } = row
  const isLate = oms === 'refused' || (oms === 'waiting' && now - (log.at(-1)?.at ?? now) > hour)
  const again: DeskThirdReturn['deskActions'] = isLate ? ['tellAgain'] : []
  if (status === returnStatus.requested) return isPast(row.deadlineAt, now) ? ['agree', ...again] : ['agree', 'refuse', ...again]
  if (status === returnStatus.returning) return isPast(row.deadlineAt, now) ? ['receive', ...again] : ['receive', 'refuseReceipt', ...again]
  if (status === returnStatus.processing) return [type === returnType.back ? 'transferred' : 'replaced', ...again]
  return again
}

/** One step, written down with it; who comes second is told that it has changed. */
async function act(
  ctx: StaffCtx,
  applyId: string,
  action: DeskThirdReturn['deskActions'][number],
  after: Readonly<Record<string, unknown>>,
  run: (each: ThirdCase) => ThirdStep,
): Promise<Result<DeskThirdReturn, ErrorName>> {
  const done = await withThird(ctx.services, applyId, ctx.scope, { actorType: actorType.staff, actorId: ctx.staff.id }, async (each) => {
    const stepped = await run(each)
    if (stepped.ok) {
      const changes = Object.fromEntries(Object.entries(after).map(([key, value]) => [key, { before: null, after: value ?? null }]))
      await audit(each.trx, ctx, `thirdReturn.${action}`, `thirdReturn ${applyId}`, changes)
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

export async function deskAgree(ctx: StaffCtx, { applyId, amount, returnAddress }: AgreeInput): Promise<Result<DeskThirdReturn, ErrorName>> {
  const address = returnAddress ?? (await storeAddress(ctx.services, ctx.scope))
  return act(ctx, applyId, 'agree', { amount }, (each) => agree(each, { amount, returnAddress: address }))
}

interface WithReason {
  applyId: string
  reason: string
}

export const deskRefuse = (ctx: StaffCtx, { applyId, reason }: WithReason) =>
  act(ctx, applyId, 'refuse', { reason }, (each) => endUndone(each, 'refuse', reason))

export const deskRefuseReceipt = (ctx: StaffCtx, { applyId, reason }: WithReason) =>
  act(ctx, applyId, 'refuseReceipt', { reason }, (each) => endUndone(each, 'refuseReceipt', reason))

export const deskReceive = (ctx: StaffCtx, { applyId, received, amount }: { applyId: string; received: number; amount?: number }) =>
  act(ctx, applyId, 'receive', { received, amount }, (each) => receive(each, received, amount))

const ownerOf = ({ scope, staff }: StaffCtx): UploadOwner => ({ partnerId: scope.partnerId, holder: `staff ${staff.id}` })

export const deskTransferred = (ctx: StaffCtx, { applyId, voucher, pics }: { applyId: string; voucher: string; pics: string[] }) =>
  act(ctx, applyId, 'transferred', { voucher }, async (each) => {
    // Nothing is claimed for a return that somebody else has settled meanwhile.
    if (each.apply.status !== returnStatus.processing || each.apply.type !== returnType.back) return refuse('returnStateChanged')
    const claimed = await claim(each.trx, ownerOf(ctx), pics, 'voucher')
    return claimed ? finish(each, { voucher, pics: claimed }, voucher) : refuse('uploadGone')
  })

export async function deskReplaced(
  ctx: StaffCtx,
  { applyId, companyCode, deliverySn }: { applyId: string; companyCode: string; deliverySn: string },
): Promise<Result<DeskThirdReturn, ErrorName>> {
  if (!carrierName(companyCode)) return refuse('badInput', { field: '请选择快递公司' })
  const settlement = { companyCode, deliverySn }
  return act(ctx, applyId, 'replaced', { parcel: settledBy(settlement) }, (each) => finish(each, settlement, settledBy(settlement)))
}

export const deskTellAgain = (ctx: StaffCtx, { applyId }: { applyId: string }) =>
  act(ctx, applyId, 'tellAgain', {}, async ({ trx, apply, at }) => {
    await noteTold(trx, apply.id, apply.toldVersion, '')
    await queueTelling(trx, apply, at)
    return ok(undefined)
  })

export const deskPicturePolicy = (ctx: StaffCtx) => permitUpload(ctx.services, ownerOf(ctx), 'voucher')
export const deskPictureDone = (ctx: StaffCtx, { key }: { key: string }) => lookAtUpload(ctx.services, ownerOf(ctx), key)
