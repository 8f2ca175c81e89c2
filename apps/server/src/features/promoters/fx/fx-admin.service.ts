import type {
  AdminLedgerRow,
  AdminPromoter,
  AdminRate,
  FxSetting,
} from '@mallard/contract/promoters/fx/fx-admin.calls'
import { promoterStatus, type RateKind } from '@mallard/contract/promoters/fx/fx.codes'
import { href } from '@mallard/contract/paths'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  deleteRate,
  findAdminPromoter,
  findRate,
  findTarget,
  listLedger,
  listPromoters,
  listRates,
  writeRate,
  type AdminPromoterRow,
  type PromotersQuery,
} from './fx-admin.repo.ts'
import { readSetting, writeSetting } from './fx.repo.ts'
import { changeStanding } from './standing.service.ts'
import { levelOf } from './fx.rules.ts'

interface Paging {
  readonly pageNum: number
  readonly pageSize: number
}
export const rowsAt = ({ pageNum, pageSize }: Paging) => ({
  offset: (pageNum - 1) * pageSize,
  limit: pageSize,
})
function viewOf(row: AdminPromoterRow): AdminPromoter {
  const earned = row.frozen + row.available + row.withdrawing + row.withdrawn
  return {
    ...row,
    phone: maskedPhone(row.phone),
    level: levelOf(earned),
    sales: fen(row.sales),
    earned: fen(earned),
  }
}

type ListInput = Paging & Omit<PromotersQuery, 'status'> & { readonly status?: string | undefined }

export async function promoters(ctx: StaffCtx, { status, ...input }: ListInput) {
  const { rows, total, waiting } = await listPromoters(
    ctx.services.db,
    ctx.scope.partnerId,
    { ...input, status: status === undefined ? undefined : Number(status) },
    rowsAt(input),
  )
  return ok({ ...paged(rows.map(viewOf), total, input), waiting })
}

export async function promoter(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminPromoter, 'notFound'>> {
  const row = await findAdminPromoter(ctx.services.db, ctx.scope.partnerId, id)
  return row ? ok(viewOf(row)) : refuse('notFound')
}

const { applying, active, rejected, disabled } = promoterStatus

/** Where each verdict leads, and what the member is told. */
const verdicts = {
  approve: {
    from: applying,
    to: active,
    title: ['推广员申请已通过', 'You are a promoter now'],
    text: ['分享商品，好友购买后您可获得佣金', 'Share goods: you earn when friends buy'],
  },
  reject: {
    from: applying,
    to: rejected,
    title: ['推广员申请未通过', 'Your application was turned down'],
    text: ['未通过', 'Turned down'],
  },
  disable: {
    from: active,
    to: disabled,
    title: ['推广资格已停用', 'Your links do not count any more'],
    text: ['已停用', 'Stopped'],
  },
  enable: {
    from: disabled,
    to: active,
    title: ['推广资格已恢复', 'Your links count again'],
    text: ['可以继续推广', 'You can go on promoting'],
  },
} as const

interface Decision {
  readonly id: number
  readonly verdict: keyof typeof verdicts
  readonly note: string
}

export async function decide(
  ctx: StaffCtx,
  { id, verdict, note }: Decision,
): Promise<Result<AdminPromoter, 'notFound' | 'fxDecided' | 'partnerWide'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { db, clock } = ctx.services
  const at = new Date(clock.now())
  const { from, to, title, text } = verdicts[verdict]
  const decided = await transact(db, async (trx) => {
    const before = await findAdminPromoter(trx, ctx.scope.partnerId, id)
    if (!before) return refuse('notFound')
    if (!(await changeStanding(trx, { id, from, to, note, at }))) {
      const now = await findAdminPromoter(trx, ctx.scope.partnerId, id)
      // The same verdict again changes nothing.
      return now?.status === to ? ok(undefined) : refuse('fxDecided')
    }
    await audit(trx, ctx, `promoter.${verdict}`, `promoter ${id}`, {
      name: { before: null, after: before.nickname },
      ...(note && { reason: { before: null, after: note } }),
    })
    await notify(trx, [
      {
        scope: ctx.scope,
        memberId: before.memberId,
        kind: 'activity' as const,
        topic: `fx ${verdict} ${id} ${at.getTime()}`,
        title,
        text: note ? [`${text[0]}：${note}`, `${text[1]}: ${note}`] : text,
        link: href(to === active ? 'fxCenter' : 'fxApply', ctx.scope),
        at,
      },
    ])
    return ok(undefined)
  })
  return decided.ok ? promoter(ctx, { id }) : decided
}

export async function ledger(ctx: StaffCtx, input: Paging & { readonly id: number }) {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (!(await findAdminPromoter(db, partnerId, input.id))) return refuse('notFound')
  const { rows, total } = await listLedger(db, partnerId, input.id, rowsAt(input))
  return ok(paged<AdminLedgerRow>(rows, total, input))
}

export async function rates(ctx: StaffCtx, input: Paging) {
  const { rows, total } = await listRates(ctx.services.db, ctx.scope.partnerId, rowsAt(input))
  return ok(paged<AdminRate>(rows, total, input))
}

interface RateInput {
  readonly kind: RateKind
  readonly target: string
  readonly bp: number
}

export async function saveRate(
  ctx: StaffCtx,
  { kind, target, bp }: RateInput,
): Promise<Result<AdminRate, 'notFound' | 'partnerWide'>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (!mayChange(ctx)) return refuse('partnerWide')
  const saved = await transact(db, async (trx) => {
    const targetId = await findTarget(trx, partnerId, kind, target)
    if (targetId === undefined) return refuse('notFound')
    const { id, before } = await writeRate(trx, partnerId, { kind, targetId, bp })
    if (before !== bp)
      await audit(trx, ctx, 'promoter.rate', `promoterRate ${id}`, {
        [`${kind} ${target}`]: { before, after: bp },
      })
    return ok(id)
  })
  if (!saved.ok) return saved
  const rate = await findRate(db, partnerId, saved.value)
  return rate ? ok(rate) : refuse('notFound')
}

export async function removeRate(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<Record<string, never>, 'partnerWide'>> {
  const { partnerId } = ctx.scope
  if (!mayChange(ctx)) return refuse('partnerWide')
  await ctx.services.db.transaction().execute(async (trx) => {
    const rate = await findRate(trx, partnerId, id)
    if (!rate || !(await deleteRate(trx, partnerId, id))) return
    await audit(trx, ctx, 'promoter.rate', `promoterRate ${id}`, {
      [`${rate.kind} ${rate.target}`]: { before: rate.bp, after: null },
    })
  })
  return ok({})
}

/** Promoters, rates and rules hold in every store of the partner. */
const mayChange = ({ staff }: StaffCtx) => staff.rightsEverywhere.includes('promoter.write')

export async function setting(ctx: StaffCtx): Promise<Result<FxSetting, never>> {
  return ok(await readSetting(ctx.services.db, ctx.scope.partnerId))
}

export async function saveSetting(
  ctx: StaffCtx,
  change: FxSetting,
): Promise<Result<FxSetting, 'versionConflict' | 'partnerWide'>> {
  if (!mayChange(ctx)) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  const write = async (trx: Db) => {
    const { version: _old, ...before } = await readSetting(trx, partnerId)
    if (!(await writeSetting(trx, partnerId, change))) return refuse('versionConflict')
    const { version: _new, ...after } = change
    await audit(trx, ctx, 'promoter.setting', 'promoters', changesOf(before, after))
    return ok(undefined)
  }
  const saved = await transact(ctx.services.db, write)
  return saved.ok ? setting(ctx) : saved
}
