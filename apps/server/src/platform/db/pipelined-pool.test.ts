import { describe, expect, it } from 'vitest'
import { onlyReads } from './pipelined-pool.ts'

describe('a statement', () => {
  it.each([
    'select 1',
    '\n  with l as (select 1 as updated_at) select * from l',
    'SELECT "updated_at", freight_share from "order_item" where "deleted_at" is null',
  ])('only reads: %j', (sql) => expect(onlyReads(sql)).toBe(true))

  it.each([
    'insert into a values (1)',
    'update a set b = 1',
    'with taken as (update a set b = 1 returning b) select * from taken',
    'with gone as (DELETE from a returning b) select * from gone',
    'select * from a for update skip locked',
    'select * from a for no key update',
    'select * from a for key share',
    'select pg_try_advisory_xact_lock($1)',
    "select set_config('synchronous_commit', 'off', true)",
    "select nextval('a')",
    'select pg_notify($1, $2)',
    'lock table a',
    'begin',
    'vacuum analyze',
  ])('does more than read: %j', (sql) => expect(onlyReads(sql)).toBe(false))
})
