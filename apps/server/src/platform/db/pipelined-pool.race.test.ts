import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDatabaseUrl } from '#app/testing/test-harness.ts'
import { silentLog } from '#platform/log.ts'
import { openDatabase } from './database.ts'

/** Of the ten connections, what readings share. */
const sharedConnections = 4

async function opened() {
  const database = await openDatabase({
    databaseUrl: await testDatabaseUrl(),
    dataDir: '',
    log: silentLog,
  })
  onTestFinished(() => database.close())
  return database.kysely
}
type Kysely = Awaited<ReturnType<typeof opened>>

/**
 * A reading that takes a few milliseconds; answers with its own number and the connection that it
 * ran on.
 */
const read = (kysely: Kysely, n: number) =>
  sql<{
    n: number
    pid: number
  }>`select ${n}::int as n, 12 / ${n}::int as part, pg_backend_pid() as pid, pg_sleep(0.005)`
    .execute(kysely)
    .then(({ rows }) => rows[0]!)

async function provenQuick(kysely: Kysely): Promise<void> {
  for (let n = 1; n <= 5; n += 1) await read(kysely, n)
}

const connectionsOf = (rows: readonly { readonly pid: number }[]) =>
  new Set(rows.map(({ pid }) => pid))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('readings at once', () => {
  it('share connections once they were quick, and each gets its own answer', async () => {
    const kysely = await opened()
    await provenQuick(kysely)
    for (let round = 0; round < 5; round += 1) {
      const rows = await Promise.all(upTo(16).map((n) => read(kysely, n)))
      expect(rows.map(({ n }) => n)).toEqual(upTo(16))
      expect(connectionsOf(rows).size).toBeLessThanOrEqual(sharedConnections)
    }
  })

  it('fail alone, with no harm to those behind them', async () => {
    const kysely = await opened()
    await provenQuick(kysely)
    const answers = await Promise.allSettled(upTo(16).map((n) => read(kysely, n % 3 === 0 ? 0 : n)))
    expect(answers.map(({ status }) => status)).toEqual(
      upTo(16).map((n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')),
    )
    expect((await read(kysely, 7)).n).toBe(7)
  })

  it('that are new or were slow keep nobody waiting: each has a connection for itself', async () => {
    const kysely = await opened()
    const slow = () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.15)`
        .execute(kysely)
        .then(({ rows }) => rows[0]!)
    for (let round = 0; round < 2; round += 1)
      expect(connectionsOf(await Promise.all(upTo(8).map(slow))).size).toBe(8)
  })

  it('all fail when their connection is cut, and later ones are answered', async () => {
    const kysely = await opened()
    const other = await opened()
    await provenQuick(kysely)
    const answers = Promise.allSettled(upTo(16).map((n) => read(kysely, n)))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
      other,
    )
    await answers
    await expect
      .poll(
        () =>
          read(kysely, 1).then(
            ({ n }) => n,
            () => 'cut',
          ),
        { timeout: 10_000 },
      )
      .toBe(1)
  })
})

it('what writes has a connection for itself, however quick it is', async () => {
  const kysely = await opened()
  await sql`create table written (n int)`.execute(kysely)
  const write = (n: number) =>
    sql<{
      pid: number
    }>`with taken as (insert into written values (${n}) returning n) select n, pg_backend_pid() as pid, pg_sleep(0.02) from taken`
      .execute(kysely)
      .then(({ rows }) => rows[0]!)
  for (const n of upTo(8)) await write(n)
  expect(connectionsOf(await Promise.all(upTo(8).map(write))).size).toBe(8)
})

it('a transaction has a connection for itself while readings share the others', async () => {
  const kysely = await opened()
  await provenQuick(kysely)
  await sql`create table counted (n int)`.execute(kysely)
  const count = (db: Kysely) =>
    sql<{ count: number }>`select count(*)::int as count from counted`
      .execute(db)
      .then(({ rows }) => rows[0]?.count)
  const reading = Promise.all(upTo(16).map((n) => read(kysely, n)))
  const own = await kysely.transaction().execute(async (trx) => {
    await sql`insert into counted values (1)`.execute(trx)
    expect([await count(kysely), await count(trx)]).toEqual([0, 1])
    return connectionsOf(await Promise.all([read(trx, 1), read(trx, 2)]))
  })
  expect(own.size).toBe(1)
  expect([...connectionsOf(await reading)]).not.toContain([...own][0])
  expect(await count(kysely)).toBe(1)
})
