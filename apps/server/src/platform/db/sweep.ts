import { beijingMonth, type Instant } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Months for which disputes can come: what was bought and who changed what is kept as long as the
 * E-Commerce Law asks (article 31), and no shorter.
 */
export const disputeMonths = 36

/**
 * Days for which it can be told who used the network how: requests, visits, who of the staff read
 * what of people. The Cybersecurity Law asks for six months (article 23), which a month's delay must
 * not fall short of.
 */
export const networkLogDays = 200

/**
 * Removes some rows that are too old and says how many; fewer than `most`: nothing is left to do.
 * Each call is a short statement of its own.
 */
export type Sweep = (db: Db, now: Instant, most: number) => Promise<number>

/** Rows whose time in an indexed column has passed by `keepFor`; of those, which `also` fit. */
export function sweepExpired(
  table: string,
  column: string,
  keepFor: number,
  also = sql`true`,
): Sweep {
  return async (db, now, most) => {
    const [name, time] = [sql.table(table), sql.ref(column)]
    const result = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name}
        where ${time} < ${new Date(now - keepFor)}::timestamptz and ${also}
        order by ${time} limit ${most}))`.execute(db)
    return Number(result.numAffectedRows ?? 0)
  }
}

/**
 * Deletes rows of a log that are older than `months` whole months before this one. A log's ids grow
 * with its time, so no index on the time is needed.
 */
export function sweepMonths(table: string, column: string, months: number): Sweep {
  return async (db, now, most) => {
    const [name, time] = [sql.table(table), sql.ref(column)]
    const result = await sql`
      delete from ${name} where ctid = any(array(
        select f.place
        from (select ctid as place, ${time} as at from ${name} order by id limit ${most}) f
        where f.at < ${monthsBefore(now, months)}::timestamptz))`.execute(db)
    return Number(result.numAffectedRows ?? 0)
  }
}

/** Beijing's first moment of the month so many months before this one. */
export const monthsBefore = (now: Instant, months: number): Date =>
  new Date(beijingMonth(now, -months))

/** Sweeps until nothing is left, or for this many batches; returns whether rows may be left. */
export async function sweepInBatches(
  db: Db,
  sweep: Sweep,
  now: Instant,
  { most = 2000, batches = Infinity } = {},
): Promise<boolean> {
  for (let count = 0; count < batches; count += 1)
    if ((await sweep(db, now, most)) < most) return false
  return true
}
