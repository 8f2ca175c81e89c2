import type {
  ImportFault,
  ImportProblem,
  ImportProfile,
  ImportRowState,
  ImportState,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { Cell, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { cappedTotalOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import type { ImportChoices } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { ColumnName, TableRow } from './columns.rules.ts'
import type { Difference } from './draft.rules.ts'
import type { Tally } from './goods-import.tables.ts'
import type { Mapping } from './mapping.rules.ts'
import type { Profile } from './profile.rules.ts'

export interface ImportRow {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly fileName: string
  readonly fileKey: string
  readonly state: ImportState
  readonly profile: ImportProfile | null
  readonly fits: readonly ImportProfile[]
  /** null: nothing was chosen. */
  readonly choices: ImportChoices | null
  /** How a `mapped` one is read; null: it is none. */
  readonly mapping: Mapping | null
  readonly fault: ImportFault | null
  readonly heads: readonly Cell[]
  readonly ignored: readonly string[]
  readonly rowCount: number
  readonly groupCount: number
  readonly mark: number
  readonly tally: Tally
  readonly staffId: number
  readonly staffName: string
  readonly ip: string
  readonly createdAt: Date
  readonly doneAt: Date | null
}

const columns = sql`i.id, i.partner_id as "partnerId", i.store_id as "storeId",
  i.file_name as "fileName", i.file_key as "fileKey", i.state, i.profile, i.fits, i.choices, i.mapping,
  i.fault, i.heads, i.ignored, i.row_count as "rowCount", i.group_count as "groupCount", i.mark, i.tally,
  i.staff_id as "staffId", i.staff_name as "staffName", i.ip, i.created_at as "createdAt",
  i.done_at as "doneAt"`
const none = { new: 0, changed: 0, same: 0, wrong: 0, skipped: 0 }
export const noTally: Tally = { found: none, made: none, differing: 0, toShelve: 0 }

export interface NewImport {
  readonly fileName: string
  readonly fileKey: string
  readonly staff: { readonly id: number; readonly name: string }
  readonly ip: string
  readonly at: Date
}

export async function insertImport(
  trx: Db,
  { partnerId, storeId }: Scope,
  { fileName, fileKey, staff, ip, at }: NewImport,
): Promise<number> {
  const { id } = await trx
    .insertInto('goods_import')
    .values({
      partner_id: partnerId,
      store_id: storeId,
      file_name: fileName,
      file_key: fileKey,
      tally: JSON.stringify(noTally),
      staff_id: staff.id,
      staff_name: staff.name,
      ip,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findImport(db: Db, scope: Scope, id: number): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from goods_import i where ${ofStore('i', scope)} and i.id = ${id}`.execute(db)
  return rows[0]
}

export async function listImports(
  db: Db,
  scope: Scope,
  offset: number,
  limit: number,
): Promise<{ rows: ImportRow[]; total: number }> {
  const which = sql`goods_import i where ${ofStore('i', scope)}`
  const [{ rows }, total] = await Promise.all([
    sql<ImportRow>`
      select ${columns} from ${which} order by i.id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    cappedTotalOf(db, which),
  ])
  return { rows, total }
}

/** What may be written of an import with its state. */
export interface Step {
  readonly to: ImportState
  readonly mark?: number
  readonly tally?: Tally
  readonly fault?: ImportFault
  readonly doneAt?: Date
}

/**
 * Compare-and-set of how far an import is; false when it is elsewhere by now: stopped by a person,
 * or moved on by another worker.
 */
export async function moveImport(
  trx: Db,
  { id, mark }: Pick<ImportRow, 'id' | 'mark'>,
  from: readonly ImportState[],
  { to, tally, ...step }: Step,
): Promise<boolean> {
  const { rows } = await sql`
    update goods_import set state = ${to}, mark = ${step.mark ?? mark}::int,
      tally = coalesce(${tally ? JSON.stringify(tally) : null}::jsonb, tally),
      fault = coalesce(${step.fault ?? null}::text, fault),
      done_at = coalesce(${step.doneAt ?? null}::timestamptz, done_at)
    where id = ${id} and mark = ${mark} and state = any(${from}::text[]) returning id`.execute(trx)
  return rows.length === 1
}

export interface ReadTable {
  /** null: it is to be said what the table is. */
  readonly profile: ImportProfile | null
  readonly fits: readonly ImportProfile[]
  readonly mapping: Mapping | null
  readonly heads: readonly Cell[]
  readonly ignored: readonly string[]
  readonly rows: readonly TableRow[]
}

/** Rows that are written by one statement. */
const rowsAtOnce = 2000

/** What is known of rows before any of them was looked at, by statements of `rowsAtOnce`. */
async function inParts(
  rows: readonly TableRow[],
  write: (some: string) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await write(JSON.stringify(rows.slice(at, at + rowsAtOnce)))
}

const groupCount = (rows: readonly TableRow[]) =>
  rows.reduce((max, { group }) => Math.max(max, group), 0)

/** Keeps the rows of a file; each in its place, whatever is found of it. */
export async function keepRows(
  trx: Db,
  { id, partnerId }: Pick<ImportRow, 'id' | 'partnerId'>,
  { profile, fits, mapping, heads, ignored, rows }: ReadTable,
): Promise<void> {
  await inParts(rows, (some) =>
    sql`
      insert into goods_import_row (import_id, partner_id, line, group_no, twice_of, cells)
      select ${id}::bigint, ${partnerId}::int, r.line, r."group", r."twiceOf", r.cells
      from jsonb_to_recordset(${some}::jsonb)
        as r(line int, "group" int, "twiceOf" int, cells jsonb)`.execute(trx),
  )
  await sql`
    update goods_import set profile = ${profile}, fits = ${JSON.stringify(fits)}::jsonb,
      mapping = ${mapping ? JSON.stringify(mapping) : null}::jsonb,
      heads = ${JSON.stringify(heads)}::jsonb, ignored = ${JSON.stringify(ignored)}::jsonb,
      row_count = ${rows.length}, group_count = ${groupCount(rows)}
    where id = ${id}`.execute(trx)
}

/** Keeps what was chosen for an import, and forgets what was found before. */
export async function keepChoices(
  trx: Db,
  { id }: Pick<ImportRow, 'id'>,
  { profile, choices }: { readonly profile: ImportProfile; readonly choices: ImportChoices },
): Promise<void> {
  await sql`
    update goods_import set profile = ${profile}, choices = ${JSON.stringify(choices)}::jsonb,
      tally = ${JSON.stringify(noTally)}::jsonb
    where id = ${id}`.execute(trx)
}

/** The rows of an import as its file has them. */
export async function keptRows(
  db: Db,
  importId: number,
): Promise<{ readonly line: number; readonly cells: readonly Cell[] }[]> {
  const { rows } = await sql<{ line: number; cells: readonly Cell[] }>`
    select r.line, r.cells from goods_import_row r
    where r.import_id = ${importId} order by r.line`.execute(db)
  return rows
}

/** Puts rows together as they are to be read now; what was found of them is forgotten. */
export async function regroup(
  trx: Db,
  { id }: Pick<ImportRow, 'id'>,
  rows: readonly TableRow[],
  ignored: readonly string[],
): Promise<void> {
  await inParts(
    rows.map((row) => ({ ...row, cells: [] })),
    (some) =>
      sql`
        update goods_import_row r set group_no = s."group", twice_of = s."twiceOf", found = null,
          problem = null, problem_column = null, problem_what = '', changes = '[]',
          seen_on_hand = null, goods_id = null, is_to_shelve = false
        from jsonb_to_recordset(${some}::jsonb) as s(line int, "group" int, "twiceOf" int)
        where r.import_id = ${id} and r.line = s.line`.execute(trx),
  )
  await sql`
    update goods_import set ignored = ${JSON.stringify(ignored)}::jsonb,
      group_count = ${groupCount(rows)} where id = ${id}`.execute(trx)
}

export interface KeptRow extends TableRow {
  readonly found: ImportRowState | null
  readonly seenOnHand: number | null
}

/** Rows of the next groups after a mark. */
export async function nextRows(
  db: Db,
  importId: number,
  after: number,
  groups: number,
): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select r.line, r.group_no as "group", r.twice_of as "twiceOf", r.cells, r.found,
      r.seen_on_hand as "seenOnHand"
    from goods_import_row r where r.import_id = ${importId}
      and r.group_no > ${after} and r.group_no <= ${after + groups}
    order by r.group_no, r.line`.execute(db)
  return rows
}

/** What became of a row. */
export interface SettledRow {
  readonly line: number
  readonly state: ImportRowState
  readonly problem: ImportProblem | null
  readonly column: ColumnName | null
  readonly what: string
  readonly changes: readonly Difference[]
  readonly seenOnHand: number | null
  readonly goodsId: number | null
  readonly isToShelve: boolean
}

export async function settleRows(
  trx: Db,
  importId: number,
  step: 'found' | 'made',
  settled: readonly SettledRow[],
): Promise<void> {
  await sql`
    update goods_import_row r set ${sql.ref(step)} = s.state, problem = s.problem,
      problem_column = s.column, problem_what = s.what, changes = s.changes,
      seen_on_hand = coalesce(r.seen_on_hand, s."seenOnHand"), goods_id = s."goodsId",
      is_to_shelve = s."isToShelve"
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as s(line int, state text,
      problem text, "column" text, what text, changes jsonb, "seenOnHand" int, "goodsId" bigint,
      "isToShelve" boolean)
    where r.import_id = ${importId} and r.line = s.line`.execute(trx)
}

interface Stopped {
  readonly id: number
  readonly was: ImportState
  readonly mark: number
  readonly fileName: string
}

/** Stops an import that is not at its end; undefined: it is. What works on it then finds it so. */
export async function stopImport(
  trx: Db,
  scope: Scope,
  id: number,
  at: Date,
): Promise<Stopped | undefined> {
  const { rows } = await sql<Stopped>`
    update goods_import i set state = 'stopped', done_at = ${at}
    from (select id, state from goods_import where id = ${id} for no key update) before
    where ${ofStore('i', scope)} and i.id = before.id
      and before.state in ('waiting', 'reading', 'choosing', 'checking', 'checked', 'running')
    returning i.id, before.state as was, i.mark, i.file_name as "fileName"`.execute(trx)
  return rows[0]
}

/** Passes over the rows that a stopped run did not come to. */
export async function skipRest(trx: Db, { id, mark }: Stopped): Promise<void> {
  const { numAffectedRows } = await sql`
    update goods_import_row set made = 'skipped', problem = 'notReached', problem_column = null,
      problem_what = '', changes = '[]'
    where import_id = ${id} and group_no > ${mark}`.execute(trx)
  const skipped = Number(numAffectedRows ?? 0)
  await sql`
    update goods_import set tally = jsonb_set(tally, '{made,skipped}',
      to_jsonb((tally #>> '{made,skipped}')::int + ${skipped}::int)) where id = ${id}`.execute(trx)
}

export interface RowView {
  readonly line: number
  readonly cells: readonly Cell[]
  readonly state: ImportRowState | null
  readonly problem: ImportProblem | null
  readonly column: ColumnName | null
  readonly what: string
  readonly changes: readonly Difference[]
  readonly goodsId: number | null
}

/** Rows as they are listed: by what was made of them, else by what was found. */
export async function findRows(
  db: Db,
  importId: number,
  state: ImportRowState | undefined,
  offset: number,
  limit: number,
): Promise<RowView[]> {
  const { rows } = await sql<RowView>`
    select r.line, r.cells, coalesce(r.made, r.found) as state, r.problem,
      r.problem_column as column, r.problem_what as what, r.changes, r.goods_id as "goodsId"
    from goods_import_row r where r.import_id = ${importId}
      and (${state ?? null}::text is null or coalesce(r.made, r.found) = ${state ?? null}::text)
    order by r.line limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** New goods that want to be put on the shelf, some of them. */
export async function goodsToShelve(db: Db, importId: number, max: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select r.goods_id as id from goods_import_row r
    where r.import_id = ${importId} and r.is_to_shelve and r.goods_id is not null
    order by r.line limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function noteShelved(
  trx: Db,
  importId: number,
  goodsIds: readonly number[],
): Promise<void> {
  await sql`
    update goods_import_row set is_to_shelve = false
    where import_id = ${importId} and is_to_shelve and goods_id = any(${goodsIds}::bigint[])`.execute(
    trx,
  )
}

/** Where goods come from: of tables that are read by a mapping, this one. */
type Origin = Pick<Profile, 'source' | 'mappingId'>

/** Goods that keys of a source became, or that have the codes; by the keys. */
export async function goodsOfKeys(
  db: Db,
  partnerId: number,
  { source, mappingId = 0 }: Origin,
  wanted: readonly { readonly key: string; readonly code: string }[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select k.key, coalesce(l.goods_id, g.id) as id
    from unnest(${wanted.map(({ key }) => key)}::text[], ${wanted.map(({ code }) => code)}::text[])
      k(key, code)
    left join import_link l on l.partner_id = ${partnerId} and l.source = ${source}
      and l.mapping_id = ${mappingId} and l.foreign_id = k.key
    left join goods g on g.partner_id = ${partnerId} and lower(g.code) = lower(k.code)
    where coalesce(l.goods_id, g.id) is not null`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Notes what goods are called where they come from; the first to be called so stays it. */
export async function linkGoods(
  trx: Db,
  partnerId: number,
  { source, mappingId = 0 }: Origin,
  links: readonly { readonly key: string; readonly goodsId: number }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into import_link (partner_id, source, mapping_id, foreign_id, goods_id, created_at)
    select ${partnerId}, ${source}, ${mappingId}::bigint, l.key, l."goodsId", ${at}
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l(key text, "goodsId" bigint)
    on conflict do nothing`.execute(trx)
}
