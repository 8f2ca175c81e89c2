import { day, type Instant } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { movedAlone } from './alone.repo.ts'
import { moneyWays } from './giving.rules.ts'

/** Who gives, and when. */
export interface Giver {
  readonly partnerId: number
  readonly staffId: number
  readonly now: Instant
}

/** Fen that one person has given alone in a day, whichever way. */
export function givenToday(db: Db, { partnerId, staffId, now }: Giver): Promise<number> {
  return movedAlone(db, { partnerId, staffId, ways: moneyWays, since: now - day })
}
