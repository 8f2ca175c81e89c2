import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#app/testing/test-harness.ts'
import type { Database, Db } from './database.ts'
import { asyncCommit } from './async-commit.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

async function waits(db: Db): Promise<string> {
  const { rows } = await sql<{
    value: string
  }>`select current_setting('synchronous_commit') as value`.execute(db)
  return rows[0]!.value
}

describe('a asynchronous commit', () => {
  it('is for its own transaction alone', async () => {
    const usual = await waits(database.kysely)
    await sql`select ${asyncCommit} as late`.execute(database.kysely)
    // More statements than the pool has connections: one that had kept the setting would show it.
    const after = await Promise.all(Array.from({ length: 20 }, () => waits(database.kysely)))
    expect(new Set(after)).toEqual(new Set([usual]))
    expect(usual).toBe('on')
    const inside = await database.kysely.transaction().execute(async (trx) => {
      await sql`select ${asyncCommit} as late`.execute(trx)
      return waits(trx)
    })
    expect(inside).toBe('off')
  })

  it('waits for the disk where the database says that it is the embedded one', async () => {
    const { rows } = await database.kysely.transaction().execute(async (trx) => {
      await sql`set local mallard.embedded = 'on'`.execute(trx)
      return sql<{ late: string }>`select ${asyncCommit} as late`.execute(trx)
    })
    expect(rows[0]!.late).toBe('on')
  })
})
