import { sql, type RawBuilder } from 'kysely'

/**
 * Codes as literals of SQL: `o.status = ${lit(orderStatus.done)}`, or several, for `in (…)`. No
 * parameters: the planner takes a partial index only where it sees the value.
 */
export const lit = (...codes: readonly number[]): RawBuilder<number> =>
  sql.join(codes.map((code) => sql.lit(code)))
