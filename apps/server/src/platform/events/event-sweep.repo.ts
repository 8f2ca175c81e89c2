import type { Instant } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Sweep } from '#platform/db/sweep.ts'

/**
 * Events that were handled so many milliseconds ago, the oldest first; what a handler has failed on
 * stays.
 */
export function sweepEvents(keepFor: number): Sweep {
  return async (db: Db, now: Instant, max: number) => {
    const result = await sql`
      delete from event where id = any(array(
        select e.id from event e
        where e.handled_at < ${new Date(now - keepFor)}::timestamptz
          and not exists (select from event_failure f where f.topic = e.topic and f.event_id = e.id)
        order by e.id limit ${max}))`.execute(db)
    return Number(result.numAffectedRows ?? 0)
  }
}
