import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** Whether a member has ordered in a store. */
export async function hasOrdered(db: Db, scope: Scope, memberId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from orders o
    where ${ofStore('o', scope)} and o.member_id = ${memberId} limit 1`.execute(db)
  return rows.length > 0
}
