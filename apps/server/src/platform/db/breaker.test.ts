import { expect, it } from 'vitest'
import { createBreaker } from './breaker.ts'
import { DatabaseAway, isDatabaseAway } from './database-away.ts'
import { timeSetBy } from './query-time.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

const readOnly = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), {
  code: '25006',
})

it.each([
  ['a refused connection', refused],
  [
    'too many connections',
    Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  ],
  [
    'a server that stops',
    Object.assign(new Error('terminating connection due to administrator command'), {
      code: '57P01',
    }),
  ],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['no connection to be had', new Error('timeout exceeded when trying to connect')],
  ['a server that takes no writing', readOnly],
  ['no answer in time', new DatabaseAway('no answer within 11 s')],
])('%s means that the database is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

it.each([
  [
    'a statement that took too long',
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  ],
  ['a duplicate', Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['nothing', undefined],
])('%s is an answer', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

it('keeps nobody waiting after some faults in a row, lets one try each second, and all again after an answer', () => {
  let now = 0
  const breaker = createBreaker(() => now)
  for (let fault = 0; fault < 4; fault += 1) {
    breaker.admit()
    expect(breaker.isOpen).toBe(false)
    breaker.ended(refused)
  }
  expect(breaker.isOpen).toBe(true)
  expect(() => breaker.admit()).toThrow(DatabaseAway)
  now += 1_000
  breaker.admit()
  expect(() => breaker.admit()).toThrow(DatabaseAway)
  breaker.ended(refused)
  expect(() => breaker.admit()).toThrow(DatabaseAway)
  now += 1_000
  breaker.admit()
  breaker.ended()
  breaker.admit()
  expect(breaker.isOpen).toBe(false)
})

it('lets readings through to a server that takes no writing', () => {
  const breaker = createBreaker(() => 0)
  for (let turn = 0; turn < 20; turn += 1) breaker.ended(readOnly)
  breaker.admit()
  expect(breaker.isOpen).toBe(false)
})

it('counts faults in a row alone', () => {
  const breaker = createBreaker(() => 0)
  for (let turn = 0; turn < 20; turn += 1) breaker.ended(turn % 4 === 3 ? undefined : refused)
  expect(breaker.isOpen).toBe(false)
})

it.each([
  ['set local statement_timeout = 0', Infinity],
  ["set local statement_timeout = '60s'", 60_000],
  ['SET LOCAL statement_timeout TO 250', 250],
  ["set local statement_timeout = '5min'", 300_000],
  ['select 1', undefined],
])('%s', (sql, time) => {
  expect(timeSetBy(sql)).toBe(time)
})
