import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { testDatabaseUrl } from '#app/testing/test-harness.ts'
import { createBreaker } from './breaker.ts'
import { DatabaseAway, isDatabaseAway } from './database-away.ts'
import { pipelinedPool } from './pipelined-pool.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/**
 * A way to PostgreSQL on which everything can stand still, as a server that is stopped does:
 * connections stay, and nothing moves.
 */
async function stallingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isStill = false
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => sockets.delete(socket))
    }
    const held: (() => void)[] = []
    const pass = (to: Socket) => (part: Buffer) => {
      if (isStill) held.push(() => to.write(part))
      else to.write(part)
    }
    client.on('data', pass(upstream))
    upstream.on('data', pass(client))
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    goOn.push(() => held.splice(0).forEach((send) => send()))
  })
  const goOn: (() => void)[] = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    stall: () => {
      isStill = true
    },
    goOn: () => {
      isStill = false
      goOn.forEach((send) => send())
    },
  }
}

/** A database whose answers are waited for in test time, and whose connections a little longer. */
function openedBy(url: string, size: number, time: number) {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: time + 100,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const breaker = createBreaker()
  const pipelined = pipelinedPool(pool, size, breaker, time)
  const kysely = new Kysely<Record<string, never>>({
    dialect: new PostgresDialect({ pool: pipelined }),
  })
  closing.unshift(async () => {
    await kysely.destroy()
    await pipelined.end()
  })
  return { kysely, breaker }
}

const ask = (kysely: Kysely<Record<string, never>>) =>
  sql<{ one: number }>`select 1 as one`.execute(kysely).then(({ rows }) => rows[0]?.one)

it('a server that stands still ends what asks it, is asked no more in the meantime, and is used again when it goes on', async () => {
  const proxy = await stallingProxy(await testDatabaseUrl())
  const { kysely, breaker } = openedBy(proxy.url, 4, 200)
  expect(await Promise.all([1, 2, 3, 4].map(() => ask(kysely)))).toEqual([1, 1, 1, 1])
  proxy.stall()
  const ended = await Promise.allSettled(Array.from({ length: 12 }, () => ask(kysely)))
  for (const each of ended) expect(each).toMatchObject({ status: 'rejected' })
  for (const each of ended)
    expect(isDatabaseAway((each as PromiseRejectedResult).reason)).toBe(true)
  expect(breaker.isOpen).toBe(true)
  await expect(ask(kysely)).rejects.toBeInstanceOf(DatabaseAway)
  proxy.goOn()
  await expect.poll(() => ask(kysely).catch(() => 'away'), { timeout: 15_000 }).toBe(1)
  expect(breaker.isOpen).toBe(false)
})

it('a transaction in the middle of which the server stands still fails, and writes nothing', async () => {
  const url = await testDatabaseUrl()
  const proxy = await stallingProxy(url)
  const { kysely } = openedBy(proxy.url, 2, 200)
  await sql`create table stalled (n int)`.execute(kysely)
  const broken = kysely.transaction().execute(async (trx) => {
    await sql`insert into stalled values (1)`.execute(trx)
    proxy.stall()
    await sql`insert into stalled values (2)`.execute(trx)
  })
  await expect(broken).rejects.toBeInstanceOf(Error)
  const direct = openedBy(url, 1, 5_000).kysely
  expect((await sql`select n from stalled`.execute(direct)).rows).toEqual([])
})

it('calls wait for a connection of ours while the server has none to spare', async () => {
  const url = await testDatabaseUrl()
  const owner = openedBy(url, 2, 5_000).kysely
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(owner)
  const name = rows[0]!.name
  const { kysely } = openedBy(url, 8, 5_000)
  expect(await ask(kysely)).toBe(1)
  // Of this database, no more than are open now; anyone who comes is refused with 53300.
  await sql.raw(`create role few_${name} login`).execute(owner)
  await sql.raw(`alter role few_${name} connection limit 2`).execute(owner)
  const limited = new URL(url)
  limited.username = `few_${name}`
  const few = openedBy(limited.href, 8, 5_000)
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, () =>
      sql<{ one: number }>`select 1 as one, pg_sleep(0.01)`
        .execute(few.kysely)
        .then((answer) => answer.rows[0]?.one),
    ),
  )
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([])
  closing.push(() => openedOnce(url, `drop role few_${name}`))
})

async function openedOnce(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
