import type { ErrorName } from '@mallard/contract/errors'
import type { AdminExport, ExportOffer } from '@mallard/contract/people/export/export-admin.calls'
import {
  exportKinds,
  exportLinkMinutes,
  maxOpenExports,
  type ExportKindCode,
} from '@mallard/contract/people/export/export.codes'
import { minute, ok, refuse, type Instant, type Result } from '@mallard/kernel'
import {
  audit,
  changesOf,
  lockStaff,
  makeOnce,
  notePeopleRead,
} from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { paged } from '#platform/db/counted.ts'
import { textIn } from '#platform/locale.rules.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { exportPath } from './export-pass.ts'
import type { ExportKind } from './export-kind.ts'
import {
  cancelExport,
  countDownload,
  countOpen,
  findExport,
  insertExport,
  lastChoices,
  listExports,
  type ExportRow,
  type Sight,
} from './export.repo.ts'
import { columnsOf, hasPersonal, openStates, periodProblem } from './export.rules.ts'

const right = 'data.export'

/** Kinds that somebody may export from the store they are in. */
const mayExport = ({ staff }: StaffCtx, kind: ExportKind) => staff.rights.includes(kind.right)
/** And from all stores of the partner. */
const mayEverywhere = ({ staff }: StaffCtx, kind: ExportKind) =>
  staff.rightsEverywhere.includes(right) && staff.rightsEverywhere.includes(kind.right)

function sightOf(ctx: StaffCtx, kinds: readonly ExportKind[]): Sight {
  const codesOf = (may: typeof mayExport) =>
    kinds.flatMap((kind) => (may(ctx, kind) ? [kind.code] : []))
  return { ...ctx.scope, kinds: codesOf(mayExport), kindsEverywhere: codesOf(mayEverywhere) }
}

export async function offers(
  ctx: StaffCtx,
  kinds: readonly ExportKind[],
): Promise<Result<{ offers: ExportOffer[] }, never>> {
  const chosen = await lastChoices(ctx.services.db, ctx.staff.id)
  return ok({
    // What an accountant needs first stands first.
    offers: exportKinds
      .flatMap((code) => kinds.find((kind) => kind.code === code) ?? [])
      .filter((kind) => mayExport(ctx, kind))
      .map((kind) => offerOf(kind, mayEverywhere(ctx, kind), chosen.get(kind.code))),
  })
}

const wordsOf = ([zh, en]: readonly [string, string]) => ({ zh, en })

function offerOf(
  kind: ExportKind,
  mayAllStores: boolean,
  last: readonly string[] | undefined,
): ExportOffer {
  const { code, hint, columns, hasPeriod, stores } = kind
  const usual = columns.flatMap((column) => (column.isPersonal ? [] : [column.code]))
  const chosen = columnsOf(kind, last ?? usual)
  return {
    kind: code,
    hint: wordsOf(hint),
    columns: columns.map((column) => ({
      code: column.code,
      head: wordsOf(column.head),
      isPersonal: column.isPersonal === true,
    })),
    hasPeriod,
    hasStores: stores !== 'none',
    mayAllStores: stores !== 'none' && mayAllStores,
    // Columns have other names by now.
    chosen: chosen.length > 0 ? chosen : usual,
  }
}

export async function list(
  ctx: StaffCtx,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  kinds: readonly ExportKind[],
) {
  const { rows, total } = await listExports(
    ctx.services.db,
    sightOf(ctx, kinds),
    (pageNum - 1) * pageSize,
    pageSize,
  )
  return ok(
    paged(
      rows.map((row) => viewOf(row, kinds, ctx.clock.now())),
      total,
      { pageNum, pageSize },
    ),
  )
}

interface Wanted {
  readonly requestId: string
  readonly kind: ExportKindCode
  readonly from?: string | undefined
  readonly until?: string | undefined
  readonly allStores: boolean
  readonly columns: readonly string[]
  readonly reason: string
  /** Chooses the members that it is of, in the transaction that makes it; undefined: of all. */
  readonly choose?: (trx: Db) => Promise<number>
}

export async function create(
  ctx: StaffCtx,
  wanted: Wanted,
  kinds: readonly ExportKind[],
): Promise<Result<AdminExport, ErrorName>> {
  const { services, scope, staff, clock } = ctx
  const kind = kinds.find(({ code }) => code === wanted.kind)
  if (!kind || !mayExport(ctx, kind)) return refuse('forbidden')
  if (wanted.allStores && (kind.stores === 'none' || !mayEverywhere(ctx, kind)))
    return refuse('forbidden')
  const columns = columnsOf(kind, wanted.columns)
  if (columns.length !== new Set(wanted.columns).size) return refuse('badInput', { field: '列' })
  const now = clock.now()
  const period = { from: wanted.from, until: wanted.until }
  const problem = periodProblem(kind, period, now)
  if (problem) return refuse('badInput', { field: problem })
  const made = await transact(services.db, async (trx) => {
    // Two at once would both count the others alone.
    await lockStaff(trx, scope.partnerId, staff.id)
    let isOver = false
    const id = await makeOnce(trx, ctx, 'export.create', wanted.requestId, async () => {
      isOver = (await countOpen(trx, staff.id)) >= maxOpenExports
      const audienceId = wanted.choose ? await wanted.choose(trx) : null
      const made = await insertExport(trx, {
        partner_id: scope.partnerId,
        store_id: scope.storeId,
        staff_id: staff.id,
        staff_name: staff.name,
        kind: kind.code,
        all_stores: wanted.allStores,
        audience_id: audienceId,
        from_day: period.from ?? null,
        until_day: period.until ?? null,
        columns,
        locale: ctx.locale,
        reason: wanted.reason,
        created_at: new Date(now),
      })
      await audit(trx, ctx, 'export.create', `export ${made}`, said(kind, wanted, columns, ctx))
      await enqueue(trx, { kind: 'export.write', key: 'next', payload: {}, runAt: now })
      return made
    })
    return isOver ? refuse('exportsOpen', { limit: maxOpenExports }) : ok(id)
  })
  return made.ok ? oneOf(ctx, kinds, made.value) : made
}

/** As the log tells of it. */
function said(kind: ExportKind, wanted: Wanted, columns: readonly string[], ctx: StaffCtx) {
  return changesOf(
    {},
    {
      exportKind: kind.code,
      ...(wanted.from && { period: `${wanted.from} – ${wanted.until}` }),
      allStores: wanted.allStores,
      columns: kind.columns.flatMap(({ code, head }) =>
        columns.includes(code) ? [textIn(ctx.locale, head)] : [],
      ),
      reason: wanted.reason,
    },
  )
}

async function oneOf(
  ctx: StaffCtx,
  kinds: readonly ExportKind[],
  id: number,
): Promise<Result<AdminExport, 'notFound'>> {
  const row = await findExport(ctx.services.db, sightOf(ctx, kinds), id)
  return row ? ok(viewOf(row, kinds, ctx.clock.now())) : refuse('notFound')
}

export async function cancel(
  ctx: StaffCtx,
  { id }: { id: number },
  kinds: readonly ExportKind[],
): Promise<Result<AdminExport, ErrorName>> {
  const { db } = ctx.services
  const row = await findExport(db, sightOf(ctx, kinds), id)
  if (!row) return refuse('notFound')
  await db.transaction().execute(async (trx) => {
    if (!(await cancelExport(trx, id, ctx.clock.now()))) return
    await audit(trx, ctx, 'export.cancel', `export ${id}`, changesOf({}, { exportKind: row.kind }))
  })
  return oneOf(ctx, kinds, id)
}

export async function link(
  ctx: StaffCtx,
  { id }: { id: number },
  kinds: readonly ExportKind[],
): Promise<Result<{ url: string; until: Instant }, ErrorName>> {
  const { services, clock } = ctx
  const row = await findExport(services.db, sightOf(ctx, kinds), id)
  if (!row) return refuse('notFound')
  const now = clock.now()
  if (!isThere(row, now)) return refuse('exportOver')
  const kind = kinds.find(({ code }) => code === row.kind)
  // What cannot be written down is not shown.
  if (kind && hasPersonal(kind, row.columns))
    await notePeopleRead(ctx, { call: 'exportAdmin.link', way: 'export', object: kind.about })
  await services.db.transaction().execute(async (trx) => {
    await countDownload(trx, id)
    await audit(
      trx,
      ctx,
      'export.download',
      `export ${id}`,
      changesOf({}, { exportKind: row.kind, rows: row.row_count }),
    )
  })
  const until = now + exportLinkMinutes * minute
  return ok({ url: exportPath(services, id, until), until })
}

const isThere = ({ state, expires_at: expiry }: ExportRow, now: Instant) =>
  state === 'ready' && expiry !== null && expiry.getTime() > now

function viewOf(row: ExportRow, kinds: readonly ExportKind[], now: Instant): AdminExport {
  const kind = kinds.find(({ code }) => code === row.kind)
  const isOver = row.state === 'ready' && !isThere(row, now)
  return {
    id: row.id,
    kind: row.kind,
    state: isOver ? 'expired' : row.state,
    from: row.from_day,
    until: row.until_day,
    allStores: row.all_stores,
    columns: row.columns.length,
    hasPersonal: kind !== undefined && hasPersonal(kind, row.columns),
    rows: row.row_count,
    bytes: row.bytes,
    reason: row.reason,
    fault: row.fault,
    staffName: row.staff_name,
    createdTime: row.created_at.getTime(),
    doneTime: row.done_at?.getTime() ?? null,
    expiryTime: row.expires_at?.getTime() ?? null,
    downloads: row.downloads,
    next: isThere(row, now) ? ['download'] : openStates.includes(row.state) ? ['cancel'] : [],
  }
}
