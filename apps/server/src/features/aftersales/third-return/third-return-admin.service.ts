import type { ErrorName } from '@mallard/contract/errors'
import {
  isMoney,
  returnStatus,
  returnType,
} from '@mallard/contract/aftersales/returns/returns.codes'
import type { ThirdRet } from '@mallard/contract/aftersales/third-return/third-return.fields'
import type { AdminThirdReturn } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { actorType, hour, ok, refuse, type Result } from '@mallard/kernel'
import { storeAddress } from '#features/aftersales/returns/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { claim, lookAtUpload, permitUpload, type UploadOwner } from '#features/shop/upload/index.ts'
import { offeredCarrier } from '#features/trade/carrier/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { settledBy, versionOf } from './oms.service.ts'
import {
  agree,
  rollBackQuietly,
  finish,
  receive,
  withThird,
  type ThirdCase,
  type ThirdStep,
} from './proceed.service.ts'
import { queueTelling } from './queue.ts'
import { findThird, listThird, type ThirdReturnRow, type Input } from './third-return.repo.ts'
import { hasSilenceSpoken } from './third-return.rules.ts'
import { shown } from './third-return.service.ts'
import { noteOmsVersion } from './write.repo.ts'

const actors: Readonly<Record<number, string>> = { 1: 'shopper', 2: 'staff', 3: 'system', 4: 'oms' }

interface AdminPage extends Page<ThirdRet> {
  counts: { status: number; count: number }[]
}

export async function adminList(
  ctx: StaffCtx,
  input: Input & { q?: string },
): Promise<Result<AdminPage, never>> {
  const { pageNum, pageSize } = input
  const { rows, total, counts } = await listThird(ctx.services.db, ctx.scope, input)
  return ok({
    ...paged(
      rows.map((row) => shown(ctx, row)),
      total,
      { pageNum, pageSize },
    ),
    counts,
  })
}

export async function adminDetail(
  ctx: StaffCtx,
  { applyId }: { applyId: string },
): Promise<Result<AdminThirdReturn, ErrorName>> {
  const { services, scope } = ctx
  const row = await findThird(services.db, applyId, scope)
  if (!row) return refuse('notFound')
  const oms = omsOf(row)
  return ok({
    ...shown(ctx, row),
    phoneTail: row.phoneTail,
    received: row.received,
    log: row.log.map(({ event, from, to, actorType, reason, at }) => ({
      event,
      from,
      to,
      actor: actors[actorType] ?? '',
      reason,
      at,
    })),
    defaultAddress: await storeAddress(services, scope),
    oms,
    adminActions: adminActionsOf(row, oms.state, services.clock.now()),
  })
}

function omsOf(row: ThirdReturnRow): AdminThirdReturn['oms'] {
  if (row.toldVersion >= versionOf(row)) return { state: 'told', error: '' }
  return { state: row.toldError === '' ? 'waiting' : 'refused', error: row.toldError }
}

/**
 * What an operator may do now; the OMS is told by itself, unless it refused or has been silent for
 * an hour.
 */
function adminActionsOf(
  row: ThirdReturnRow,
  oms: AdminThirdReturn['oms']['state'],
  now: number,
): AdminThirdReturn['adminActions'] {
  const { status, type, log } = row
  const mayRefuse = !hasSilenceSpoken(row, now)
  const isLate = oms === 'refused' || (oms === 'waiting' && now - (log.at(-1)?.at ?? now) > hour)
  const again: AdminThirdReturn['adminActions'] = isLate ? ['tellAgain'] : []
  if (status === returnStatus.requested)
    return mayRefuse ? ['agree', 'refuse', ...again] : ['agree', ...again]
  if (status === returnStatus.returning)
    return mayRefuse ? ['receive', 'refuseReceipt', ...again] : ['receive', ...again]
  if (status !== returnStatus.processing) return again
  if (isMoney(type)) return ['transferred', ...again]
  return [type === returnType.reissue ? 'sendAgain' : 'replaced', ...again]
}

/** Goods leave by one call, in exchange or once more. */
type Step = Exclude<AdminThirdReturn['adminActions'][number], 'sendAgain'>

/** One step, written down with it; who comes second is told that it has changed. */
async function act(
  ctx: StaffCtx,
  applyId: string,
  action: Step,
  after: Readonly<Record<string, unknown>>,
  run: (each: ThirdCase) => ThirdStep,
): Promise<Result<AdminThirdReturn, ErrorName>> {
  const done = await withThird(
    ctx.services,
    applyId,
    ctx.scope,
    { actorType: actorType.staff, actorId: ctx.staff.id },
    async (each) => {
      const stepped = await run(each)
      if (stepped.ok) {
        const changes = Object.fromEntries(
          Object.entries(after).map(([key, value]) => [
            key,
            { before: null, after: value ?? null },
          ]),
        )
        await audit(each.trx, ctx, `thirdReturn.${action}`, `thirdReturn ${applyId}`, changes)
      }
      return stepped
    },
  )
  return done.ok ? adminDetail(ctx, { applyId }) : done
}

interface AgreeInput {
  applyId: string
  amount?: number
  returnAddress?: { name: string; phone: string; address: string }
}

export async function adminAgree(
  ctx: StaffCtx,
  { applyId, amount, returnAddress }: AgreeInput,
): Promise<Result<AdminThirdReturn, ErrorName>> {
  const address = returnAddress ?? (await storeAddress(ctx.services, ctx.scope))
  return act(ctx, applyId, 'agree', { amount }, (each) =>
    agree(each, { amount, returnAddress: address }),
  )
}

interface WithReason {
  applyId: string
  reason: string
}

export const adminRefuse = (ctx: StaffCtx, { applyId, reason }: WithReason) =>
  act(ctx, applyId, 'refuse', { reason }, (each) => rollBackQuietly(each, 'refuse', reason))

export const adminRefuseReceipt = (ctx: StaffCtx, { applyId, reason }: WithReason) =>
  act(ctx, applyId, 'refuseReceipt', { reason }, (each) =>
    rollBackQuietly(each, 'refuseReceipt', reason),
  )

export const adminReceive = (
  ctx: StaffCtx,
  { applyId, received, amount }: { applyId: string; received: number; amount?: number },
) => act(ctx, applyId, 'receive', { received, amount }, (each) => receive(each, received, amount))

const ownerOf = ({ scope, staff }: StaffCtx): UploadOwner => ({
  partnerId: scope.partnerId,
  holder: `staff ${staff.id}`,
})

export const adminTransferred = (
  ctx: StaffCtx,
  { applyId, voucher, pics }: { applyId: string; voucher: string; pics: string[] },
) =>
  act(ctx, applyId, 'transferred', { voucher }, async (each) => {
    // Nothing is claimed for a return that somebody else has settled in the meantime.
    if (each.apply.status !== returnStatus.processing || !isMoney(each.apply.type))
      return refuse('returnStateChanged')
    const claimed = await claim(each.trx, ownerOf(ctx), pics, 'voucher')
    return claimed ? finish(each, { voucher, pics: claimed }, voucher) : refuse('uploadGone')
  })

export async function adminReplaced(
  ctx: StaffCtx,
  {
    applyId,
    companyCode,
    deliverySn,
  }: { applyId: string; companyCode: string; deliverySn: string },
): Promise<Result<AdminThirdReturn, ErrorName>> {
  // The platform that sold it follows it by its waybill.
  const carrier = await offeredCarrier(ctx.services.db, ctx.scope, companyCode)
  if (carrier?.kind !== 'express') return refuse('badInput', { field: '请选择快递公司' })
  const settlement = { companyCode, deliverySn }
  return act(ctx, applyId, 'replaced', { parcel: settledBy(settlement) }, (each) =>
    finish(each, settlement, settledBy(settlement)),
  )
}

export const adminTellAgain = (ctx: StaffCtx, { applyId }: { applyId: string }) =>
  act(ctx, applyId, 'tellAgain', {}, async ({ trx, apply, at }) => {
    await noteOmsVersion(trx, apply.id, apply.toldVersion, '')
    await queueTelling(trx, apply, at)
    return ok(undefined)
  })

export const adminPicturePolicy = (ctx: StaffCtx) => permitUpload(ctx, ownerOf(ctx), 'voucher')
export const adminPictureDone = (ctx: StaffCtx, { key }: { key: string }) =>
  lookAtUpload(ctx, ownerOf(ctx), key)
