import type { Instant } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { InvariantSubject } from '#platform/db/invariants.ts'
import './operations.tables.ts'

/** Keys as an array of the database. */
export function keysPart({ type }: InvariantSubject, keys: readonly string[]): RawBuilder<unknown> {
  return sql`${keys}::${sql.raw(type)}[]`
}

/** Some keys, in order, behind one of them, or from the first on. */
export async function keysAfter(
  db: Db,
  { table, column, type }: InvariantSubject,
  after: string,
  max: number,
): Promise<string[]> {
  const key = sql.ref(column)
  const where = after === '' ? sql`true` : sql`${key} > ${after}::${sql.raw(type)}`
  const { rows } = await sql<{
    key: string
  }>`
    select ${key}::text as key from ${sql.table(table)}
    where ${where}
    order by ${key} limit ${max}`.execute(db)
  return rows.map(({ key: found }) => found)
}

export async function countKeys(db: Db, { table }: InvariantSubject): Promise<number> {
  return totalOf(db, sql`${sql.table(table)}`)
}

export interface Changes {
  readonly keys: readonly string[]
  /** The last row of the log that was read; undefined: there is none behind the mark. */
  readonly last: number | undefined
  /** Whether there may be more. */
  readonly hasMore: boolean
}

/** What the next rows of a log are about. */
export async function changesAfter(
  db: Db,
  leads: string,
  log: string,
  after: number,
  max: number,
): Promise<Changes> {
  const { rows } = await sql<{ last: number | null; count: number; keys: string[] | null }>`
    with l as (select * from ${sql.table(log)} where id > ${after} order by id limit ${max})
    select (select max(id) from l) as last, (select count(*)::int from l) as count,
      (select array_agg(distinct k.key::text) from l
        cross join lateral (${sql.raw(leads)}) as k(key)) as keys`.execute(db)
  const [{ last, count, keys } = { last: null, count: 0, keys: null }] = rows
  return { keys: keys ?? [], last: last ?? undefined, hasMore: count === max }
}

export async function lastOf(db: Db, log: string): Promise<number> {
  const { rows } = await sql<{
    last: number | null
  }>`select max(id) as last from ${sql.table(log)}`.execute(db)
  return rows[0]?.last ?? 0
}

/** Where a log, or a round, was left. */
export interface Mark {
  readonly place: string
  /** Of a round: when it began, how many keys it has done, and how many there were. */
  readonly beganAt: Date | null
  readonly done: number
  readonly total: number
}

export async function readMark(db: Db, subject: string, log: string): Promise<Mark | undefined> {
  const { rows } = await sql<Mark>`
    select place, began_at as "beganAt", done::int as done, total::int as total
    from invariant_mark
    where subject = ${subject} and log = ${log}`.execute(db)
  return rows[0]
}

export async function writeMark(
  db: Db,
  subject: string,
  log: string,
  { place, beganAt, done, total }: Mark,
): Promise<void> {
  await sql`
    insert into invariant_mark (subject, log, place, began_at, done, total)
    values (${subject}, ${log}, ${place}, ${beganAt}, ${done}, ${total})
    on conflict (subject, log)
    do update set place = excluded.place, began_at = excluded.began_at, done = excluded.done,
    total = excluded.total`.execute(db)
}

/** A round that is over: the next begins from the first key. */
export async function endRound(db: Db, subject: string): Promise<void> {
  await sql`delete from invariant_mark where subject = ${subject} and log = ''`.execute(db)
}

export async function readBreaches(db: Db, invariant: string): Promise<string[]> {
  const { rows } = await sql<{
    key: string
  }>`select key from invariant_breach where invariant = ${invariant} order by key`.execute(db)
  return rows.map(({ key }) => key)
}

/** These keys break an invariant now, and no others that are known of. */
export async function writeBreaches(
  db: Db,
  invariant: string,
  keys: readonly string[],
  now: Instant,
): Promise<void> {
  await sql`
    with mended as (delete from invariant_breach
      where invariant = ${invariant} and key <> all(${keys}::text[]))
    insert into invariant_breach (invariant, key, found_at)
    select ${invariant}, k, ${new Date(now)}::timestamptz
    from unnest(${keys}::text[]) k
    on conflict do nothing`.execute(db)
}
