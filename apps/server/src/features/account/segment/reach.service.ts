import type { ErrorName } from '@mallard/contract/errors'
import { ok, refuse, type Result } from '@mallard/kernel'
import { insertAudience } from '#features/people/audience/index.ts'
import { createExport, type ExportKind } from '#features/people/export/index.ts'
import { issueToAudience } from '#features/pricing/coupon/index.ts'
import type { RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { idsMeeting } from './conditions.repo.ts'
import { openSegment } from './segment.service.ts'

/** To each member of a segment, as it is when it is asked for, one coupon. */
export async function give(
  ctx: StaffCtx,
  { id, couponId, requestId }: { id: number; couponId: number; requestId: string },
): Promise<Result<{ members: number; waits: boolean }, ErrorName>> {
  const open = await openSegment(ctx, id)
  if (!open) return refuse('notFound')
  const found = idsMeeting(ctx.scope, open.which, true)
  return issueToAudience(ctx, {
    couponId,
    requestId,
    choose: (trx) => insertAudience(trx, ctx.scope, found, new Date(ctx.clock.now())),
  })
}

interface Exporting {
  readonly id: number
  readonly columns: readonly string[]
  readonly reason: string
  readonly requestId: string
}

/** The members' export, of those alone who are in a segment now. */
export async function exportMembers(
  ctx: StaffCtx,
  kinds: readonly ExportKind[],
  { id, columns, reason, requestId }: Exporting,
): Promise<Result<{ exportId: number }, ErrorName>> {
  const open = await openSegment(ctx, id)
  if (!open) return refuse('notFound')
  const { of } = open.segment.conditions
  const found = idsMeeting(ctx.scope, open.which, false)
  const choose = async (trx: Db) =>
    (await insertAudience(trx, ctx.scope, found, new Date(ctx.clock.now()))).id
  const wanted = {
    requestId,
    kind: 'members',
    allStores: of === 'brand',
    columns,
    reason,
    choose,
  } as const
  const made = await createExport(ctx, wanted, kinds)
  return made.ok ? ok({ exportId: made.value.id }) : made
}

/** The numbers of a segment's members now, and what it is called. */
export async function segmentSource(
  ctx: StaffCtx,
  id: number,
): Promise<{ found: RawBuilder<unknown>; to: string } | undefined> {
  const open = await openSegment(ctx, id)
  return open && { found: idsMeeting(ctx.scope, open.which, false), to: open.segment.name }
}
