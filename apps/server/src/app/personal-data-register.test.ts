import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { personalDataRegister } from './personal-data-register.ts'
import { testDatabase } from './test-harness.ts'

const { kysely: db } = await testDatabase()

/** Tables whose phones are nobody's private ones. */
const ofTheShop = ['store']

it('says of every table that holds something of a member what a copy shows and what is forgotten', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('member_id', 'phone', 'receiver', 'user_id')
    order by 1`.execute(db)
  const known = new Set(personalDataRegister.held.map(({ table }) => table))
  const unknown = rows
    .map(({ name }) => name)
    .filter((name) => !known.has(name) && !ofTheShop.includes(name))
  expect(unknown, 'add them to personal-data-register.ts').toEqual([])
})

it('gives every part of a copy a name of its own', () => {
  const names = personalDataRegister.held.flatMap(({ copy }) => copy?.name ?? [])
  expect(new Set(names).size).toBe(names.length)
})
