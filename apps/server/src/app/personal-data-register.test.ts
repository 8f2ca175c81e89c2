import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { unsaidColumns } from '#platform/personal-data.ts'
import { personalDataRegister } from './personal-data-register.ts'
import { testDatabase } from './testing/test-harness.ts'

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

const shown = personalDataRegister.held.flatMap(({ table, copy }) =>
  'name' in copy ? { table, ...copy } : [],
)

it('gives every part of a copy a name of its own', () => {
  const names = shown.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('withholds from a copy digests and passes alone', () => {
  const withheld = personalDataRegister.held.flatMap(({ table, copy }) =>
    'name' in copy ? [] : table,
  )
  expect(withheld.toSorted()).toEqual([
    'gift_identity',
    'invoice_token',
    'screen_auth',
    'sms_code',
    'ticket',
  ])
})

it('shows no secret of a table that is shown whole', async () => {
  const whole = shown.filter(({ columns }) => !columns).map(({ table }) => table)
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = any(${whole}::text[]) and column_name <> all(${[...unsaidColumns]}::text[]) and column_name ~ 'hash|token|secret|sealed|xsrf|password|key|note'`.execute(
    db,
  )
  expect(rows).toEqual([])
})
