import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Values by the names of their columns. */
export type Columns = Readonly<Record<string, unknown>>

/** Set-ups of one store are saved one after another, so that two cannot clash unseen. */
export async function lockSetups(trx: Db, { partnerId, storeId }: Scope): Promise<void> {
  await sql`
    select 1 from store where partner_id = ${partnerId} and id = ${storeId} for no key update`.execute(
    trx,
  )
}

/** Writes a new row of a store into the table of its feature; its id. */
export async function insertSetup(
  trx: Db,
  table: string,
  { partnerId, storeId }: Scope,
  columns: Columns,
  at: Date,
): Promise<number> {
  const row = { partner_id: partnerId, store_id: storeId, created_at: at, ...columns }
  const names = Object.keys(row).map((name) => sql.ref(name))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})
    returning id`.execute(trx)
  return rows[0]!.id
}

/** Changes a row that is open and as it was read; false: it is not. */
export async function updateSetup(
  trx: Db,
  table: string,
  { partnerId, storeId }: Scope,
  { id, version }: { readonly id: number; readonly version: number },
  columns: Columns,
): Promise<boolean> {
  const set = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql`
    update ${sql.table(table)} set ${sql.join(set)}, version = version + 1
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id}
      and version = ${version} and closed_at is null
    returning id`.execute(trx)
  return rows.length === 1
}

/** Closes a row for good that is open, and `where` besides; true when it was until now. */
export async function closeSetup(
  trx: Db,
  table: string,
  { partnerId, storeId }: Scope,
  { id, reason }: { readonly id: number; readonly reason: string },
  at: Date,
  where: RawBuilder<unknown> = sql`true`,
): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(table)}
    set closed_at = ${at}, close_reason = ${reason}, version = version + 1
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id}
      and closed_at is null and ${where}
    returning id`.execute(trx)
  return rows.length === 1
}
