import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDatabase, testDatabaseUrl } from '#app/testing/test-harness.ts'
import { silentLog } from '#platform/log.ts'
import { openDatabase, takesWriting } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import { retryOnConflict } from './retry.ts'
import { runScript } from './script.ts'

/** A database that is reached by one connection. */
async function byOneConnection() {
  const database = await openDatabase({
    databaseUrl: await testDatabaseUrl(),
    dataDir: '',
    log: silentLog,
    poolSize: 1,
  })
  onTestFinished(() => database.close())
  return database.kysely
}

it('goes on after the server has cut every connection', async () => {
  const databaseUrl = await testDatabaseUrl()
  const database = await openDatabase({ databaseUrl, dataDir: '', log: silentLog })
  const other = await openDatabase({ databaseUrl, dataDir: '', log: silentLog })
  await Promise.all([1, 2, 3].map(() => sql`select pg_sleep(0.01)`.execute(database.kysely)))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`.execute(
    other.kysely,
  )
  await expect
    .poll(
      () =>
        sql`select 1 as one`.execute(database.kysely).then(
          ({ rows }) => rows,
          () => 'cut',
        ),
      { timeout: 10_000 },
    )
    .toEqual([{ one: 1 }])
  await database.close()
  await other.close()
})

it('repeats the loser of a deadlock until both transactions are done', async () => {
  const { kysely } = await testDatabase()
  await sql`create table pair (id int primary key, count int not null)`.execute(kysely)
  await sql`insert into pair values (1, 0), (2, 0)`.execute(kysely)
  let met = 0
  const cross = (first: number, second: number) =>
    retryOnConflict(() =>
      kysely.transaction().execute(async (trx) => {
        await sql`update pair set count = count + 1 where id = ${first}`.execute(trx)
        met += 1
        // Both hold their first row before either asks for its second: a certain deadlock on the
        // first try.
        while (met < 2) await new Promise((resolve) => setTimeout(resolve, 2))
        await sql`update pair set count = count + 1 where id = ${second}`.execute(trx)
      }),
    )
  await Promise.all([cross(1, 2), cross(2, 1)])
  expect(met).toBe(3)
  expect((await sql`select id, count from pair order by id`.execute(kysely)).rows).toEqual([
    { id: 1, count: 2 },
    { id: 2, count: 2 },
  ])
})

it('prepares each statement once per connection under a name of its text', async () => {
  const one = await byOneConnection()
  for (const n of [1, 2, 3]) await sql`select ${n}::int as prepared_probe`.execute(one)
  const { rows } = await sql<{
    name: string
  }>`select name from pg_prepared_statements where statement like '%prepared_probe'`.execute(one)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.name).toMatch(/^m[\w-]{16}$/)
})

it('runs a statement whose first run failed, and reads on after a value that no number holds', async () => {
  const one = await byOneConnection()
  const divide = (n: number) =>
    sql`select (12 / ${n}::int)::bigint as divided_probe`.execute(one).then(({ rows }) => rows)
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect(await divide(4)).toEqual([{ divided_probe: 3 }])
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' })
  expect(await divide(3)).toEqual([{ divided_probe: 4 }])

  const count = (from: string) =>
    sql`select n as counted_probe from unnest(${[from, '2', '3']}::bigint[]) as n`
      .execute(one)
      .then(({ rows }) => rows)
  await expect(count('9007199254740993')).rejects.toThrow(RangeError)
  expect(await count('1')).toEqual([
    { counted_probe: 1 },
    { counted_probe: 2 },
    { counted_probe: 3 },
  ])
  const cyclic: Record<string, unknown> = {}
  cyclic['itself'] = cyclic
  await expect(sql`select ${cyclic}::jsonb`.execute(one)).rejects.toThrow('circular')
  expect(await divide(6)).toEqual([{ divided_probe: 2 }])
})

describe('a table that is changed beside warm connections', () => {
  async function warmed() {
    const one = await byOneConnection()
    await sql`create table widened (id int primary key)`.execute(one)
    await sql`insert into widened values (1)`.execute(one)
    const all = (db = one) => sql`select * from widened`.execute(db).then(({ rows }) => rows)
    const count = (db = one) =>
      sql`select count(*)::int as rows from widened`.execute(db).then(({ rows }) => rows)
    for (let run = 0; run < 6; run += 1) expect(await all()).toEqual([{ id: 1 }])
    const widen = (name: string) => runScript(one, `alter table widened add column ${name} text`)
    await count()
    await widen('note')
    return { one, all, count, widen }
  }

  it('refuses no reading, alone or several at once on one connection', async () => {
    const { all, widen } = await warmed()
    expect(await all()).toEqual([{ id: 1, note: null }])
    await widen('later')
    const row = { id: 1, note: null, later: null }
    expect(await Promise.all([all(), all(), all(), all()])).toEqual(Array(4).fill([row]))
  })

  it('refuses no writing alone, which is done once', async () => {
    const one = await byOneConnection()
    await sql`create table counted (id int primary key, n int not null)`.execute(one)
    await sql`insert into counted values (1, 0)`.execute(one)
    const more = () =>
      sql`update counted set n = n + 1 returning *`.execute(one).then(({ rows }) => rows)
    await more()
    await runScript(one, 'alter table counted add column note text')
    expect(await more()).toEqual([{ id: 1, n: 2, note: null }])
  })

  it('refuses no transaction that begins with it, which keeps its settings and is one', async () => {
    const { one, all, count } = await warmed()
    const ended = one
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        await sql`set local statement_timeout = '3s'`.execute(trx)
        expect(await all(trx)).toEqual([{ id: 1, note: null }])
        await sql`insert into widened values (2)`.execute(trx)
        expect(await count(trx)).toEqual([{ rows: 2 }])
        const { rows } = await sql`
          select current_setting('statement_timeout') as time, current_setting('transaction_isolation') as level`.execute(
          trx,
        )
        expect(rows).toEqual([{ time: '3s', level: 'repeatable read' }])
        throw new Error('taken back')
      })
    await expect(ended).rejects.toThrow('taken back')
    expect(await count()).toEqual([{ rows: 1 }])
  })

  it('ends a transaction that has done something, which may be done again as a whole', async () => {
    const { one, all, widen } = await warmed()
    await all()
    await widen('later')
    let runs = 0
    const work = () =>
      one.transaction().execute(async (trx) => {
        runs += 1
        await sql`insert into widened values (2)`.execute(trx)
        return all(trx)
      })
    await expect(work()).rejects.toMatchObject({ code: '0A000' })
    await widen('latest')
    await all()
    await runScript(one, 'alter table widened drop column latest')
    expect(await retryOnConflict(work)).toHaveLength(2)
    expect(runs).toBe(3)
  })
})

it('goes on where the server has forgotten what was prepared', async () => {
  const one = await byOneConnection()
  const probe = (db = one) => sql`select 1 as forgotten`.execute(db).then(({ rows }) => rows)
  const twice = () => one.transaction().execute(async (trx) => [await probe(trx), await probe(trx)])
  await probe()
  await twice()
  await runScript(one, 'deallocate all')
  expect(await probe()).toEqual([{ forgotten: 1 }])
  await runScript(one, 'deallocate all')
  expect(await twice()).toEqual([[{ forgotten: 1 }], [{ forgotten: 1 }]])
})

it('gives up a connection that takes no writing: another server may take it at the same address', async () => {
  const databaseUrl = await testDatabaseUrl()
  const admin = await openDatabase({ databaseUrl, dataDir: '', log: silentLog })
  onTestFinished(() => admin.close())
  const name = new URL(databaseUrl).pathname.slice(1)
  const close = (isClosed: boolean) =>
    runScript(
      admin.kysely,
      `alter database "${name}" ${isClosed ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only'}`,
    )
  await runScript(admin.kysely, 'create table noted (n int)')
  await close(true)
  const shop = await openDatabase({ databaseUrl, dataDir: '', log: silentLog, poolSize: 1 })
  onTestFinished(() => shop.close())
  const note = (db = shop.kysely) => sql`insert into noted values (1)`.execute(db)
  const read = () => sql`select count(*)::int as n from noted`.execute(shop.kysely)
  expect(await takesWriting(shop)).toBe(false)
  for (let turn = 0; turn < 6; turn += 1)
    expect(isDatabaseAway(await note().catch((error: unknown) => error))).toBe(true)
  expect((await read()).rows).toEqual([{ n: 0 }])
  // On a connection from before, whose server has not changed.
  await close(false)
  await expect(shop.kysely.transaction().execute(note)).rejects.toMatchObject({ code: '25006' })
  await note()
  expect(await takesWriting(shop)).toBe(true)
  expect((await read()).rows).toEqual([{ n: 1 }])
})

it('refuses an address where no database answers', async () => {
  await expect(
    openDatabase({
      databaseUrl: 'postgres://nobody@127.0.0.1:4189/none',
      dataDir: '',
      log: silentLog,
    }),
  ).rejects.toThrow('ECONNREFUSED')
})

it('has no statement compiled, whatever the server is set to', async () => {
  const one = await byOneConnection()
  expect((await sql`show jit`.execute(one)).rows).toEqual([{ jit: 'off' }])
})
