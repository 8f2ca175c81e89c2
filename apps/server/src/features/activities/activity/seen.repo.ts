import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { asyncCommit } from '#platform/db/async-commit.ts'
import type { Db } from '#platform/db/database.ts'

/** Remembers that a member saw an activity, once; in a table of its feature, by its column. */
export const noteSeenIn =
  (table: string, column: string) =>
  async (
    db: Db,
    { partnerId, storeId }: Scope,
    id: number,
    memberId: number,
    at: Date,
  ): Promise<void> => {
    await sql`
      with noted as (
        insert into ${sql.table(table)} (${sql.ref(column)}, member_id, partner_id, store_id, at)
        values (${id}, ${memberId}, ${partnerId}, ${storeId}, ${at}) on conflict do nothing
      )
      select ${asyncCommit} as late`.execute(db)
  }
