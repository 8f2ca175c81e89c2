import { sql, type RawBuilder } from 'kysely'

/** A time as milliseconds since 1970; a column under its name in the statement, `r.created_at`. */
export const ms = (column: string): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.raw(column)}) * 1000)::bigint`
