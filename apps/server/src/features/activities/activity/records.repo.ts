import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** Which rows of a list, from the first of a page on. */
export interface Page {
  readonly offset: number
  readonly limit: number
}

/** Rows of one table, named as the others know it, with what is joined to show them. */
interface Wanted {
  readonly from: RawBuilder<unknown>
  readonly joins?: RawBuilder<unknown>
  readonly columns: RawBuilder<unknown>
  /** Speaks of the table alone. */
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
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${from} where ${which}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
