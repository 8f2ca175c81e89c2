import { sql, type RawBuilder } from 'kysely'

/**
 * Of a column or expression with an index of `text_pattern_ops`: begins so. Said as a range, which
 * PostgreSQL finds in the index even in a plan that it made for all values; `like` is found so only
 * when the plan is for this one.
 */
export const begins = (what: RawBuilder<unknown>, start: string): RawBuilder<boolean> =>
  sql`${what} ~>=~ ${start} and ${what} ~<~ ${`${start}\u{10FFFF}`}`
