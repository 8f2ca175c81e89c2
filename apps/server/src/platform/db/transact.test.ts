import { ok, refuse, type Result } from '@mallard/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '#app/testing/test-harness.ts'
import type { Database, Db } from './database.ts'
import { transact } from './transact.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await sql`create table if not exists noted (what text primary key)`.execute(database.kysely)
})
beforeEach(() => sql`delete from noted`.execute(database.kysely))
afterAll(() => sql`drop table noted`.execute(database.kysely))

const note = (db: Db, what: string) => sql`insert into noted (what) values (${what})`.execute(db)
const noted = async () =>
  (
    await sql<{ what: string }>`select what from noted order by what`.execute(database.kysely)
  ).rows.map(({ what }) => what)

it('keeps what work wrote that is done', async () => {
  expect(
    await transact(database.kysely, async (trx) => {
      await note(trx, 'done')
      return ok(7)
    }),
  ).toEqual(ok(7))
  expect(await noted()).toEqual(['done'])
})

it('takes everything back when work refuses, and answers the refusal with its details', async () => {
  const refused = await transact(
    database.kysely,
    async (trx): Promise<Result<number, 'soldOut' | 'busy'>> => {
      await note(trx, 'half')
      return refuse('soldOut', { left: 3 })
    },
  )
  expect(refused).toEqual(refuse('soldOut', { left: 3 }))
  expect(await noted()).toEqual([])
})

it('takes everything back when work fails, and passes the fault on', async () => {
  const failing = transact(database.kysely, async (trx): Promise<Result<number, never>> => {
    await note(trx, 'half')
    throw new Error('no more')
  })
  await expect(failing).rejects.toThrow('no more')
  expect(await noted()).toEqual([])
})
