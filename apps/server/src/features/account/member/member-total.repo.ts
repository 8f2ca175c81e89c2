import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Counts again what these members ordered, by their orders (migrations 0151 and 0648); repeatable. */
export async function totalAnew(trx: Db, memberIds: readonly number[]): Promise<void> {
  await sql`select refresh_member_total(${memberIds}::bigint[])`.execute(trx)
}
