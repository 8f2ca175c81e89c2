import { sql, type Kysely } from 'kysely'
import type { Tables } from '#platform/db/tables.ts'
import { memberStatus } from './account.repo.ts'
import './identity.tables.ts'

/** Those of these sessions that are live, of members who may act. */
export async function liveSessionIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .where('session.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where('member.status', 'in', [memberStatus.normal, memberStatus.cancelling])
    .select('session.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
