import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** How many rows each of these parts has, `most` at most, in one statement. */
export async function countEach(
  db: Db,
  parts: readonly RawBuilder<unknown>[],
  most: number,
): Promise<number[]> {
  if (parts.length === 0) return []
  const counts = parts.map(
    (rows) => sql`(select count(*)::int from (select 1 from ${rows} limit ${most}) counted)`,
  )
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts`.execute(db)
  return rows[0]?.counts ?? []
}
