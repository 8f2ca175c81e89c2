import { sql } from 'kysely'

/**
 * A column that sets `synchronous_commit = off` for its transaction, for statements whose loss is
 * harmless (a line in a cart, an opened checkout): the commit is acknowledged before it is flushed to
 * disk, which follows within 0.6 s (three times `wal_writer_delay`). WAL is flushed in commit order,
 * so a later durable commit flushes this one too. Never for orders, stock, money or anything that a
 * person was promised, except in event handlers: a crash loses the mark "handled" together with what
 * the handler wrote, and the event is delivered again. On the embedded database the commit stays
 * synchronous, as it has no background WAL writer. Decisions 33 and 214.
 */
export const asyncCommit = sql<string>`set_config('synchronous_commit', case
  when current_setting('mallard.embedded', true) = 'on' then 'on' else 'off' end,
  true)`
