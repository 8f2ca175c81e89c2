import { day, type Fen } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { movedAlone } from './alone.repo.ts'
import { leftAlone, moneyWays } from './giving.rules.ts'

/** Fen that one person may still give alone, whichever way they gave what they did in a day. */
export async function leftToday(
  db: Db,
  { scope, staff, clock }: Pick<StaffCtx, 'scope' | 'staff' | 'clock'>,
): Promise<Fen> {
  const { partnerId } = scope
  const since = clock.now() - day
  return leftAlone(await movedAlone(db, { partnerId, staffId: staff.id, ways: moneyWays, since }))
}
