import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import './audience.tables.ts'

export interface Audience {
  readonly id: number
  readonly members: number
}

/**
 * Writes down who is chosen now: `found` is a statement of the numbers of members of this partner.
 * Whoever comes to be one of them later is not in it.
 */
export async function insertAudience(
  trx: Db,
  { partnerId, storeId }: Scope,
  found: RawBuilder<unknown>,
  at: Date,
): Promise<Audience> {
  const { id } = await trx
    .insertInto('audience')
    .values({ partner_id: partnerId, store_id: storeId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ members: number }>`
    with chosen as (
      insert into audience_member (partner_id, audience_id, member_id)
      select ${partnerId}::integer, ${id}::bigint, f.id from (${found}) f(id) returning member_id
    )
    update audience set members = (select count(*)::int from chosen)
    where partner_id = ${partnerId} and id = ${id} returning members`.execute(trx)
  return { id, members: rows[0]?.members ?? 0 }
}

/** Of its members those after a number, some at a time. */
export async function audienceAfter(
  db: Db,
  partnerId: number,
  audienceId: number,
  after: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('audience_member')
    .where('partner_id', '=', partnerId)
    .where('audience_id', '=', audienceId)
    .where('member_id', '>', after)
    .select('member_id')
    .orderBy('member_id')
    .limit(limit)
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** How many were chosen. */
export async function audienceSize(db: Db, partnerId: number, audienceId: number): Promise<number> {
  const row = await db
    .selectFrom('audience')
    .where('partner_id', '=', partnerId)
    .where('id', '=', audienceId)
    .select('members')
    .executeTakeFirst()
  return row?.members ?? 0
}
