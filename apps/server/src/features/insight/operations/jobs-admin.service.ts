import type { ErrorName } from '@mallard/contract/errors'
import { jobText } from '@mallard/contract/insight/operations/job-words'
import type {
  DeadJob,
  JobKindCounts,
} from '@mallard/contract/insight/operations/operations-admin.calls'
import { type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import { type Page, paged } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { takeFailures, type FailedKey } from '#platform/events/events.repo.ts'
import { removeDead } from '#platform/jobs/enqueue.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { revive } from '#platform/jobs/jobs.repo.ts'
import { isHouse } from './house.service.ts'
import {
  findDead,
  isWaiting,
  jobKinds,
  lockDead,
  type DeadRow,
  type DeadRowWithSubject,
} from './operations.repo.ts'

export async function jobs(ctx: StaffCtx): Promise<Result<JobKindCounts[], ErrorName>> {
  if (!(await isHouse(ctx))) return refuse('forbidden')
  const rows = await jobKinds(ctx.services.db)
  const now = ctx.clock.now()
  return ok(
    rows.map(({ oldest, ...counts }) => ({
      ...counts,
      kindText: jobText(counts.kind, ctx.locale === 'en'),
      lateBy: oldest ? Math.max(0, now - oldest.getTime()) : 0,
      nextTime: oldest?.getTime() ?? null,
    })),
  )
}

export async function deadJobs(
  ctx: StaffCtx,
  input: { pageNum: number; pageSize: number; kind?: string },
): Promise<Result<Page<DeadJob>, ErrorName>> {
  if (!(await isHouse(ctx))) return refuse('forbidden')
  const { pageNum, pageSize, kind } = input
  const { rows, total } = await findDead(
    ctx.services.db,
    kind || undefined,
    (pageNum - 1) * pageSize,
    pageSize,
  )
  return ok(
    paged(
      rows.map((row) => viewOf(row, ctx.locale)),
      total,
      { pageNum, pageSize },
    ),
  )
}

export function retryJob(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, ErrorName>> {
  return act(ctx, id, async (trx, { kind, key }) => {
    // A newer job of the key is queued already and does the work of both.
    if (key !== null && (await isWaiting(trx, kind, key))) await removeDead(trx, id)
    else await revive(trx, id, ctx.clock.now())
    await audit(trx, ctx, 'job.retry', `job ${id}`, {
      kind: { before: null, after: kind },
      key: { before: null, after: key },
    })
  })
}

export function discardJob(
  ctx: StaffCtx,
  { id, reason }: { id: number; reason: string },
): Promise<Result<Record<string, never>, ErrorName>> {
  return act(ctx, id, async (trx, { kind, payload, lastError }) => {
    if (kind === 'event.deliver') await takeFailures(trx, payload as unknown as FailedKey)
    await removeDead(trx, id)
    const lost = {
      kind: { before: kind, after: null },
      payload: { before: payload, after: null },
      lastError: { before: lastError, after: null },
    }
    await audit(trx, ctx, 'job.discard', `job ${id}`, {
      ...lost,
      reason: { before: null, after: reason },
    })
  })
}

async function act(
  ctx: StaffCtx,
  id: number,
  action: (trx: Db, job: DeadRow) => Promise<void>,
): Promise<Result<Record<string, never>, ErrorName>> {
  if (!(await isHouse(ctx, 'system.write'))) return refuse('forbidden')
  return ctx.services.db.transaction().execute(async (trx) => {
    const job = await lockDead(trx, id)
    if (!job) return refuse('notFound')
    await action(trx, job)
    return ok({})
  })
}

function viewOf(
  { kind, key, lastError, createdAt, ...row }: DeadRowWithSubject,
  locale: Locale,
): DeadJob {
  return {
    ...row,
    kind,
    kindText: jobText(kind, locale === 'en'),
    key: key ?? '',
    lastError: lastError ?? '',
    createTime: createdAt.getTime(),
  }
}
