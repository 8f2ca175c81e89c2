import type {
  ZipFileFault,
  ZipState,
} from '@mallard/contract/catalog/goods-import/import-after.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

interface Place {
  readonly id: number
  readonly partnerId: number
}

interface ZipRow {
  readonly fileKey: string
  readonly state: ZipState
  readonly createdAt: Date
  /** Files that were passed over by what they are called or say of themselves. */
  readonly passed: number
}

export async function findZip(db: Db, importId: number): Promise<ZipRow | undefined> {
  const { rows } = await sql<ZipRow>`
    select z.file_key as "fileKey", z.state, z.passed,
      z.created_at as "createdAt" from goods_import_zip z
    where z.import_id = ${importId}`.execute(db)
  return rows[0]
}

/** Awaits a zip, in place of the one before. */
export async function awaitZip(
  trx: Db,
  { id, partnerId }: Place,
  { fileKey, at }: { readonly fileKey: string; readonly at: Date },
): Promise<void> {
  await sql`
    insert into goods_import_zip (import_id, partner_id, file_key, created_at)
    values (${id}, ${partnerId}, ${fileKey}, ${at})
    on conflict (import_id) do update set file_key = excluded.file_key, state = 'waiting',
      passed = 0, created_at = excluded.created_at`.execute(trx)
}

/** Compare-and-set of how far a zip is; false when it is elsewhere, or another one came. */
export async function moveZip(
  trx: Db,
  importId: number,
  fileKey: string,
  from: ZipState,
  { to, passed = 0 }: { readonly to: ZipState; readonly passed?: number },
): Promise<boolean> {
  const { rows } = await sql`
    update goods_import_zip set state = ${to}, passed = ${passed}
    where import_id = ${importId} and file_key = ${fileKey} and state = ${from}
    returning import_id`.execute(trx)
  return rows.length === 1
}

interface ZipPicture {
  readonly name: string
  /** The picture of the library that it became, or why it could not. */
  readonly url: string | null
  readonly fault: ZipFileFault | null
}

/** What files of the zip became that names mean; of those that it has. */
export async function zipPictures(
  db: Db,
  importId: number,
  names: readonly string[],
): Promise<ZipPicture[]> {
  if (names.length === 0) return []
  const { rows } = await sql<ZipPicture>`
    select f.name, f.url, f.fault from goods_import_file f
    where f.import_id = ${importId} and f.name = any(${names}::text[])`.execute(db)
  return rows
}

export async function noteFile(
  trx: Db,
  { id, partnerId }: Place,
  { name, url, fault }: ZipPicture,
): Promise<void> {
  await sql`
    insert into goods_import_file (import_id, partner_id, name, url, fault)
    values (${id}, ${partnerId}, ${name}, ${url}, ${fault})
    on conflict (import_id, name) do update set url = coalesce(excluded.url, goods_import_file.url),
      fault = case when coalesce(excluded.url, goods_import_file.url) is null
        then excluded.fault end`.execute(trx)
}

/** Names that have their picture already. */
export async function filedNames(db: Db, importId: number): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select f.name from goods_import_file f
    where f.import_id = ${importId} and f.url is not null`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

export async function countFiles(
  db: Db,
  importId: number,
): Promise<{ readonly had: number; readonly failed: number }> {
  const { rows } = await sql<{ had: number; failed: number }>`
    select count(f.url)::int as had, count(*) filter (where f.url is null)::int as failed
    from goods_import_file f where f.import_id = ${importId}`.execute(db)
  return rows[0]!
}

/** Has an import checked from its beginning; false when it is not waiting for a person any more. */
export async function checkAnew(trx: Db, importId: number, noTally: unknown): Promise<boolean> {
  const { rows } = await sql`
    update goods_import set state = 'checking', mark = 0,
      tally = ${JSON.stringify(noTally)}::jsonb
    where id = ${importId} and state = 'checked' returning id`.execute(trx)
  if (rows.length === 0) return false
  await sql`
    update goods_import_row set found = null, seen_on_hand = null where import_id = ${importId}`.execute(
    trx,
  )
  return true
}
