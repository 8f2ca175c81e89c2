import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '#app/testing/test-harness.ts'
import type { Database } from './database.ts'
import { databaseErrorCode, isUniqueViolation, retryOnConflict } from './retry.ts'
import { runScript } from './script.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  await runScript(
    database.kysely,
    'create table thing (id int primary key, name text constraint thing_name unique); insert into thing values (1, $$a;b$$);',
  )
})

async function read(query: ReturnType<typeof sql<{ value: unknown }>>): Promise<unknown> {
  return (await query.execute(database.kysely)).rows[0]?.value
}

describe('values are the same on both databases', () => {
  it('whole numbers are numbers, also counts and sums of fen', async () => {
    expect(await read(sql`select 9007199254740991::bigint as value`)).toBe(9007199254740991)
    expect(await read(sql`select count(*) as value from thing`)).toBe(1)
    expect(await read(sql`select array[1, null, 3]::bigint[] as value`)).toEqual([1, null, 3])
  })

  it('a bigint that no number holds exactly is a fault, never another number', async () => {
    await expect(read(sql`select 9007199254740993::bigint as value`)).rejects.toThrow(RangeError)
    expect(await read(sql`select 1 as value`)).toBe(1)
  })

  it('an instant is a Date, a day a text that no time zone moves', async () => {
    const instant = new Date('2026-02-28T16:30:00.123Z')
    expect(await read(sql`select ${instant}::timestamptz as value`)).toEqual(instant)
    expect(await read(sql`select '2026-03-01'::date as value`)).toBe('2026-03-01')
  })

  it('texts, arrays, JSON, bytes, truth and nothing come back as they went', async () => {
    const odd = ['a"b', 'c\\d', '', '{,}', null, '纯棉\n毛巾']
    expect(await read(sql`select ${odd}::text[] as value`)).toEqual(odd)
    expect(await read(sql`select ${JSON.stringify({ a: [1, 'x'] })}::jsonb as value`)).toEqual({
      a: [1, 'x'],
    })
    expect(await read(sql`select ${{ a: null }}::jsonb as value`)).toEqual({ a: null })
    expect(await read(sql`select ${Buffer.from([0, 255])}::bytea as value`)).toEqual(
      Buffer.from([0, 255]),
    )
    expect(await read(sql`select ${true}::boolean as value`)).toBe(true)
    expect(await read(sql`select ${null}::int as value`)).toBeNull()
  })
})

describe('faults', () => {
  it('carry the code and the constraint, and leave the connection usable', async () => {
    const error = await sql`insert into thing values (2, 'a;b')`
      .execute(database.kysely)
      .catch((reason: unknown) => reason)
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'thing_name')).toBe(true)
    expect(isUniqueViolation(error, 'thing_pkey')).toBe(false)
    const syntax = await sql`selec`.execute(database.kysely).catch((reason: unknown) => reason)
    expect(databaseErrorCode(syntax)).toBe('42601')
    expect(await read(sql`select 1 as value`)).toBe(1)
  })

  it('undo the whole transaction', async () => {
    const transaction = database.kysely.transaction().execute(async (trx) => {
      await sql`insert into thing values (3, 'c')`.execute(trx)
      await sql`select 1 / 0`.execute(trx)
    })
    await expect(transaction).rejects.toMatchObject({ code: '22012' })
    expect(await read(sql`select count(*) as value from thing where id = 3`)).toBe(0)
  })

  it('of a conflict are tried three times more, others not', async () => {
    const failing = (code: string, times: number) => {
      let runs = 0
      const run = async () => {
        runs += 1
        if (runs <= times) throw Object.assign(new Error('lost'), { code })
        return runs
      }
      return run
    }
    expect(await retryOnConflict(failing('40001', 3))).toBe(4)
    await expect(retryOnConflict(failing('40P01', 4))).rejects.toThrow('lost')
    await expect(retryOnConflict(failing('23505', 1))).rejects.toThrow('lost')
  })
})

it('runs transactions that begin together one after another or side by side, never mixed', async () => {
  await sql`insert into thing values (10, '0')`.execute(database.kysely)
  const add = () =>
    retryOnConflict(() =>
      database.kysely.transaction().execute(async (trx) => {
        const { rows } = await sql<{
          name: string
        }>`select name from thing where id = 10 for update`.execute(trx)
        await sql`update thing set name = ${String(Number(rows[0]?.name) + 1)} where id = 10`.execute(
          trx,
        )
      }),
    )
  await Promise.all(Array.from({ length: 20 }, add))
  expect(await read(sql`select name as value from thing where id = 10`)).toBe('20')
})
