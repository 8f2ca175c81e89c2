import { sql } from 'kysely'

/**
 * A column of a statement whose loss harms nobody (a line in a cart, an opened checkout): its
 * commit is acknowledged before it reached the disk, within 0.6 s (three times `wal_writer_delay`).
 * Commits keep their order, so whatever rests on it takes it along. Never for orders, stock, money
 * or what a person was promised, unless their cause is lost as handled with them and comes again,
 * as events do for what their handlers wrote. Waits as ever on the embedded database, which has
 * nobody who would write later. Decisions 33 and 214.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit', case
  when current_setting('mallard.embedded', true) = 'on' then 'on' else 'off' end,
  true)`
