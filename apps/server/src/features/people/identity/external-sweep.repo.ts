import { sql } from 'kysely'
import { sweepExpired, type Sweep } from '#platform/db/sweep.ts'

/**
 * People of other providers who were not seen for so long and whom no session remembers or asks
 * about. Members keep their identities.
 */
export function sweepExternalUsers(keepFor: number): Sweep {
  return sweepExpired(
    'external_user',
    'seen_at',
    keepFor,
    sql`not exists (select 1 from session s where s.external_user_id = external_user.id)
      and not exists (select 1 from session s where s.pending_external_id = external_user.id)`,
  )
}
