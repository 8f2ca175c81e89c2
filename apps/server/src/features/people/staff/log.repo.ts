import { type RawBuilder, sql } from 'kysely'
import { maxCounted } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import './staff.tables.ts'

/** Rows of a log, of a whole partner or of one store of it. */
export interface LogInput {
  readonly partnerId: number
  readonly storeId: number | undefined
  readonly object?: string | undefined
  readonly who?: string | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
}

interface LogTable {
  readonly table: 'audit_log' | 'pii_read'
  /** Column of the time by which it is read. */
  readonly at: 'at' | 'last_at'
  readonly columns: RawBuilder<unknown>
}

export const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A page of a log, the latest first, and how many rows fit, counted so far as anybody reads. */
export async function findInLog<Row>(
  db: Db,
  { table, at, columns }: LogTable,
  { partnerId, storeId, object, who, from, until }: LogInput,
  also: readonly RawBuilder<unknown>[],
  offset: number,
  limit: number,
): Promise<{ rows: Row[]; total: number }> {
  const time = sql.ref(at)
  const conditions = [sql`partner_id = ${partnerId}`, ...also]
  if (storeId !== undefined) conditions.push(sql`store_id = ${storeId}`)
  // A kind alone stands for all of its kind.
  if (object)
    conditions.push(
      object.includes(' ')
        ? sql`object = ${object}`
        : sql`(object = ${object} or object like ${`${escaped(object)} %`})`,
    )
  if (who) conditions.push(sql`staff_name ilike ${`%${escaped(who)}%`}`)
  if (from !== undefined) conditions.push(sql`${time} >= ${new Date(from)}::timestamptz`)
  if (until !== undefined) conditions.push(sql`${time} < ${new Date(until)}::timestamptz`)
  const found = sql`from ${sql.table(table)} where ${sql.join(conditions, sql` and `)}`
  const [page, counted] = await Promise.all([
    sql<Row>`
      select ${columns} ${found} order by ${time} desc, id desc offset ${offset} limit ${limit}`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*)::int as count from (select id ${found} limit ${maxCounted}) found`.execute(
      db,
    ),
  ])
  return { rows: page.rows, total: counted.rows[0]?.count ?? 0 }
}
