import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Points that a partner gives for a review; 0: none. */
export async function reviewPointsOf(db: Db, partnerId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select review_points as points from partner where id = ${partnerId}`.execute(db)
  return rows[0]?.points ?? 0
}

/** Compare-and-set; false when it is not `seen` any more. */
export async function setReviewPoints(
  trx: Db,
  partnerId: number,
  { seen, points }: { seen: number; points: number },
): Promise<boolean> {
  const { rows } = await sql`
    update partner set review_points = ${points}
    where id = ${partnerId} and review_points = ${seen} returning id`.execute(trx)
  return rows.length === 1
}
