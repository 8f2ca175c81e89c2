import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Ends what the demo world gives to new members and to everyone: people of tests pay the price that
 * is written on the goods.
 */
export async function endWelcome(db: Db): Promise<void> {
  await sql`update coupon_template set closed_at = created_at where obtain in ('register', 'public')`.execute(
    db,
  )
}
