import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'

/** Which rows of a list, from the first of a page on. */
export interface Page {
  readonly offset: number
  readonly limit: number
}

/** Rows of a table, or of some that are joined, under the names that the other parts use. */
interface Wanted {
  readonly from: RawBuilder<unknown>
  /** What is read beside them, to show them; nothing is counted or left out by it. */
  readonly joins?: RawBuilder<unknown>
  readonly columns: RawBuilder<unknown>
  /** Speaks of `from` alone. */
  readonly which: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}

export interface Rows<Row> {
  readonly rows: Row[]
  /** How many there are in all. */
  readonly total: number
}

/** A page of rows. */
export async function pageRows<Row>(
  db: Db,
  { from, joins = sql``, columns, which, order }: Wanted,
  { offset, limit }: Page,
): Promise<Rows<Row>> {
  const { rows } = await sql<Row>`
    select ${columns} from ${from} ${joins} where ${which} order by ${order}
    limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: await totalOf(db, sql`${from} where ${which}`) }
}
