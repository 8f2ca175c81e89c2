import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '#app/migrations.ts'
import { raceTest, testDatabase } from '#app/testing/test-harness.ts'
import { silentLog } from '#platform/log.ts'
import type { Database } from './database.ts'
import { isMigrated, migrate, type Migration } from './migrate.ts'
import { runScript } from './script.ts'

const first: Migration = {
  id: '0001-first',
  sql: 'create table first (id int); insert into first values (1); create table second (id int);',
}
const second: Migration = { id: '0005-second', sql: 'insert into first values (2);' }

let database: Database
beforeEach(async () => {
  database ??= await testDatabase()
  await runScript(database.kysely, 'drop schema public cascade; create schema public;')
})

async function rowsOf(table: string): Promise<unknown[]> {
  return (await sql`select * from ${sql.table(table)}`.execute(database.kysely)).rows
}

describe('migrations', () => {
  it('run once each, in order, and go on where they stopped', async () => {
    expect(await migrate(database, [first], silentLog)).toEqual(['0001-first'])
    expect(await isMigrated(database, [first, second])).toBe(false)
    expect(await migrate(database, [first, second], silentLog)).toEqual(['0005-second'])
    expect(await migrate(database, [first, second], silentLog)).toEqual([])
    expect(await isMigrated(database, [first, second])).toBe(true)
    expect(await rowsOf('first')).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('change nothing at all when one of them fails', async () => {
    const broken = {
      id: '0006-broken',
      sql: 'insert into first values (3); insert into nowhere values (1);',
    }
    await expect(migrate(database, [first, second, broken], silentLog)).rejects.toThrow(
      'Migration 0006-broken failed and nothing was changed: relation "nowhere" does not exist',
    )
    await expect(rowsOf('first')).rejects.toMatchObject({ code: '42P01' })
  })

  it('refuse a text that was edited after it ran', async () => {
    await migrate(database, [first], silentLog)
    await expect(
      migrate(database, [{ ...first, sql: `${first.sql} ` }], silentLog),
    ).rejects.toThrow('0001-first was altered after it ran')
  })

  it('leave a database alone that a newer version has used, and count as run', async () => {
    await migrate(database, [first, second], silentLog)
    expect(await migrate(database, [first], silentLog)).toEqual([])
    expect(await isMigrated(database, [first])).toBe(true)
    expect(await rowsOf('first')).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('refuse a database that another version has used, which lacks one of theirs', async () => {
    const ours: Migration = { id: '0003-ours', sql: 'insert into first values (3);' }
    await migrate(database, [first, second], silentLog)
    await expect(migrate(database, [first, ours], silentLog)).rejects.toThrow(
      '0005-second, which this version does not know, and lacks 0003-ours',
    )
    expect(await rowsOf('first')).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('of two branches run whichever of them came first, also with one number', async () => {
    const between: Migration = { id: '0003-between', sql: 'insert into first values (3);' }
    const beside: Migration = { id: '0005-beside', sql: 'insert into first values (4);' }
    await migrate(database, [first, second], silentLog)
    expect(await isMigrated(database, [first, between, beside])).toBe(false)
    expect(await migrate(database, [first, second, beside, between], silentLog)).toEqual([
      '0003-between',
      '0005-beside',
    ])
    expect(await isMigrated(database, [first, between, second, beside])).toBe(true)
    expect(await migrate(database, [beside, second, between, first], silentLog)).toEqual([])
  })

  it('run in the order of their ids, however they are listed', async () => {
    expect(await migrate(database, [second, first], silentLog)).toEqual([
      '0001-first',
      '0005-second',
    ])
  })

  it('refuse a list with an id twice or badly named, before anything runs', async () => {
    await expect(migrate(database, [first, first], silentLog)).rejects.toThrow('there twice')
    await expect(migrate(database, [{ id: 'first', sql: '' }], silentLog)).rejects.toThrow(
      'four digits',
    )
    await expect(rowsOf('migration')).rejects.toMatchObject({ code: '42P01' })
  })

  it('of the whole shop run on an empty database', async () => {
    expect(await migrate(database, migrations, silentLog)).toHaveLength(migrations.length)
  })

  raceTest('run once when several processes start together', async () => {
    const ran = await Promise.all(
      [1, 2, 3].map(() => migrate(database, [first, second], silentLog)),
    )
    expect(ran.flat().toSorted()).toEqual(['0001-first', '0005-second'])
  })
})
