import type { ExportFault } from '@mallard/contract/people/export/export.codes'
import type { Instant, Scope } from '@mallard/kernel'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { Mark } from './export.rules.ts'
import './export.tables.ts'

export type ExportRow = Selectable<Tables['data_export']>

const columns = [
  'id',
  'partner_id',
  'store_id',
  'staff_id',
  'staff_name',
  'kind',
  'all_stores',
  'audience_id',
  sql<string | null>`from_day::text`.as('from_day'),
  sql<string | null>`until_day::text`.as('until_day'),
  'columns',
  'locale',
  'reason',
  'state',
  'mark',
  'parts',
  'row_count',
  'bytes',
  'failures',
  'fault',
  'downloads',
  'created_at',
  'worked_at',
  'done_at',
  'expires_at',
] as const

export async function insertExport(
  trx: Db,
  row: Insertable<Tables['data_export']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('data_export')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Kinds whose exports a reader sees: those of the store they are in, and those of all stores. */
export interface Sight extends Scope {
  readonly kinds: readonly string[]
  readonly kindsEverywhere: readonly string[]
}

const seen = ({ partnerId, storeId, kinds, kindsEverywhere }: Sight) => sql<boolean>`
  partner_id = ${partnerId}
    and ((not all_stores and store_id = ${storeId} and kind = any(${[...kinds]}::text[]))
    or (all_stores and kind = any(${[...kindsEverywhere]}::text[])))`

export async function listExports(
  db: Db,
  sight: Sight,
  offset: number,
  limit: number,
): Promise<{ rows: ExportRow[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('data_export')
      .select(columns)
      .where(seen(sight))
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    db
      .selectFrom('data_export')
      .select(sql<number>`count(*)::int`.as('total'))
      .where(seen(sight))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export async function findExport(db: Db, sight: Sight, id: number): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .select(columns)
    .where(seen(sight))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** For who has a signed address: it was given to somebody who may see it. */
export async function exportById(db: Db, id: number): Promise<ExportRow | undefined> {
  return db.selectFrom('data_export').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Exports of one person that are not done, counted under the lock of their row by the caller. */
export async function countOpen(trx: Db, staffId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from data_export
    where staff_id = ${staffId} and state in ('waiting', 'writing')`.execute(trx)
  return rows[0]?.count ?? 0
}

/** The columns that a person chose last, by kind. */
export async function lastChoices(
  db: Db,
  staffId: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ kind: string; columns: string[] }>`
    select distinct on (kind) kind, columns from data_export
    where staff_id = ${staffId}
    order by kind, id desc`.execute(db)
  return new Map(rows.map(({ kind, columns: chosen }) => [kind, chosen]))
}

/** False when it is over already. */
export async function cancelExport(trx: Db, id: number, at: Instant): Promise<boolean> {
  const { rows } = await sql`
    update data_export set state = 'cancelled', done_at = ${new Date(at)}
    where id = ${id} and state in ('waiting', 'writing') returning id`.execute(trx)
  return rows.length === 1
}

/** The one that has waited longest for its next part, so that a long one does not hold up a short one. */
export async function nextExport(db: Db): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .select(columns)
    .where('state', 'in', ['waiting', 'writing'])
    .orderBy(sql`worked_at nulls first`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Names a file before it is written: whatever becomes of the process, it is found and removed. */
export async function beginPart(
  db: Db,
  { id, partner_id }: Pick<ExportRow, 'id' | 'partner_id'>,
  key: string,
  at: Instant,
): Promise<void> {
  await db
    .insertInto('data_export_part')
    .values({ partner_id, export_id: id, key, created_at: new Date(at) })
    .execute()
}

export interface WrittenPart {
  readonly key: string
  readonly rows: number
  readonly bytes: number
  /** Where the next one goes on; undefined: this is the last. */
  readonly mark: Mark | undefined
  readonly at: Instant
  readonly expiresAt: Instant
}

/** Makes a written file the next part; false when it was cancelled, or another one wrote that part. */
export async function addPart(
  trx: Db,
  { id, parts }: Pick<ExportRow, 'id' | 'parts'>,
  { key, rows, bytes, mark, at, expiresAt }: WrittenPart,
): Promise<boolean> {
  const time = new Date(at)
  const done =
    mark === undefined
      ? sql`state = 'ready', mark = null, done_at = ${time}::timestamptz,
        expires_at = ${new Date(expiresAt)}::timestamptz`
      : sql`state = 'writing', mark = ${JSON.stringify(mark)}::jsonb`
  const updated = await sql`
    update data_export set ${done}, parts = parts + 1, row_count = row_count + ${rows},
      bytes = bytes + ${bytes}, failures = 0, worked_at = ${time}::timestamptz
    where id = ${id} and parts = ${parts} and state in ('waiting', 'writing') returning id`.execute(
    trx,
  )
  if (updated.rows.length === 0) return false
  await sql`update data_export_part set place = ${parts}, bytes = ${bytes} where key = ${key}`.execute(
    trx,
  )
  return true
}

/** Counts a try that failed; with a fault it is given up. */
export async function noteFailure(
  db: Db,
  { id, parts }: Pick<ExportRow, 'id' | 'parts'>,
  fault: ExportFault | undefined,
  at: Instant,
): Promise<void> {
  const time = new Date(at)
  const over = fault
    ? sql`, state = 'failed', fault = ${fault}, done_at = ${time}::timestamptz`
    : sql``
  await sql`
    update data_export set failures = failures + 1, worked_at = ${time}::timestamptz ${over}
    where id = ${id} and parts = ${parts} and state in ('waiting', 'writing')`.execute(db)
}

export async function countDownload(trx: Db, id: number): Promise<void> {
  await sql`update data_export set downloads = downloads + 1 where id = ${id}`.execute(trx)
}

/** Keys of its parts, in their order. */
export async function partsOf(
  db: Db,
  id: number,
): Promise<{ readonly key: string; readonly bytes: number }[]> {
  const { rows } = await sql<{ key: string; bytes: number }>`
    select key, bytes from data_export_part
    where export_id = ${id} and place is not null
    order by place`.execute(db)
  return rows
}

/** Ends those whose files were there for as long as they are. */
export async function expireExports(db: Db, now: Instant): Promise<void> {
  await sql`
    update data_export set state = 'expired'
    where state = 'ready' and expires_at <= ${new Date(now)}`.execute(db)
}

/**
 * Files that nobody can fetch any more, begun before a moment: of exports that are over, and those
 * whose writing broke off.
 */
export async function partsToRemove(db: Db, before: Instant, max: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select p.key from data_export_part p
    join data_export e on e.partner_id = p.partner_id and e.id = p.export_id
    where p.created_at < ${new Date(before)}
      and (p.place is null or e.state in ('failed', 'cancelled', 'expired'))
    order by p.created_at, p.key limit ${max}`.execute(db)
  return rows.map(({ key }) => key)
}

export async function forgetPart(db: Db, key: string): Promise<void> {
  await sql`delete from data_export_part where key = ${key}`.execute(db)
}
