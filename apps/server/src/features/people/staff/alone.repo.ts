import type { Instant } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { GivingWay } from './giving.rules.ts'

/**
 * Held until the end of the transaction: what one person does alone is counted, one after another.
 */
export async function lockStaff(trx: Db, partnerId: number, staffId: number): Promise<void> {
  await sql`
    select id from staff
    where partner_id = ${partnerId} and id = ${staffId} for no key update`.execute(trx)
}

interface Alone {
  readonly partnerId: number
  readonly staffId: number
  readonly ways: readonly GivingWay[]
  readonly since: Instant
}

/** What one person has moved since an instant by what needed nobody else. */
export async function movedAlone(
  db: Db,
  { partnerId, staffId, ways, since }: Alone,
): Promise<number> {
  const { rows } = await sql<{ moved: number }>`
    select coalesce(sum(abs((e.value->>'after')::bigint - coalesce((e.value->>'before')::bigint, 0))),
      0)::bigint as moved
    from audit_log a, jsonb_each(a.changes) e
    where a.partner_id = ${partnerId} and a.staff_id = ${staffId} and a.at > ${new Date(since)}
      and (a.action || ' ' || e.key)
        = any(${ways.map(({ action, field }) => `${action} ${field}`)}::text[])`.execute(db)
  return rows[0]?.moved ?? 0
}
