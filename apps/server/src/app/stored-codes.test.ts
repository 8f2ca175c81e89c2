import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { testDatabase } from './testing/test-harness.ts'
import { type Code, allFacts } from './testing/test-facts.ts'

const { stored, open, signed } = await allFacts()

let db: Db
beforeAll(async () => {
  db = (await testDatabase()).kysely
})

const split = ([table, column]: readonly string[]) => ({ table: table!, column: column! })

/** What the CHECKs of one column say of a value. */
async function isAccepted(name: string, code: Code): Promise<boolean> {
  const { table, column } = split(name.split('.'))
  const { rows } = await sql<{ check: string; type: string }>`
    select pg_get_expr(k.conbin, k.conrelid) as check, format_type(a.atttypid, a.atttypmod) as type
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and k.conkey = array[a.attnum]
    where k.contype = 'c' and k.convalidated and k.conrelid = ${table}::regclass and a.attname = ${column}`.execute(
    db,
  )
  expect({ name, checks: rows.length > 0 }).toEqual({ name, checks: true })
  const all = sql.join(
    rows.map(({ check }) => sql.raw(check)),
    sql` and `,
  )
  const { rows: said } = await sql<{ is: boolean }>`
    select ${all} as is from (select ${sql.lit(code)}::${sql.raw(rows[0]!.type)} as ${sql.id(column)}) as row`.execute(
    db,
  )
  return said[0]!.is
}

const cases = stored.flatMap(([codes, columns]) =>
  columns.split(' ').map((column) => ({ column, codes: Object.values(codes) as Code[] })),
)

describe('a stored code', () => {
  it.each(cases)('is one of its list: $column', async ({ column, codes }) => {
    const wrong =
      typeof codes[0] === 'number'
        ? [99, -9]
        : ['elsewhere', codes[0]!.toString().toUpperCase() + ' ']
    const said = await Promise.all(
      [...codes, ...wrong].map(async (code) => ({ code, is: await isAccepted(column, code) })),
    )
    expect(said).toEqual([
      ...codes.map((code) => ({ code, is: true })),
      ...wrong.map((code) => ({ code, is: false })),
    ])
  })

  it('has a CHECK wherever one stands, unless its list is open', async () => {
    const { rows } = await sql<{ name: string }>`
      select t.relname || '.' || a.attname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
        and a.atttypid in ('text'::regtype, 'smallint'::regtype)
        and a.attname ~ '(^|_)(status|state|kind|type|method|role|cause|result|about|provider|scene|source|mode|form|scope|obtain|watch|purpose|part|channel|audience|platform|reason_code)$'
        and not exists (select from pg_constraint k where k.contype = 'c' and k.convalidated and k.conrelid = t.oid and k.conkey = array[a.attnum])
      order by 1`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(
      Object.keys(open)
        .flatMap((names) => names.split(' '))
        .toSorted(),
    )
  })
})

describe('a stored sum of money', () => {
  it('is none below nothing, unless it may be owed', async () => {
    const { rows } = await sql<{ name: string }>`
      select t.relname || '.' || a.attname as name from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.atttypid = 'bigint'::regtype
        and a.attname ~ '(^|_)(price|amount|paid_total|face|threshold|discount|fee|available|quota|cut|least|integration)$'
        and not exists (select from pg_constraint k where k.contype = 'c' and k.convalidated and k.conrelid = t.oid and a.attnum = any(k.conkey))
        and t.relname not like '%ledger'
      order by 1`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(signed).toSorted())
  })

  it.each([
    'store_goods.price',
    'store_goods.list_price',
    'store_goods.struck_price',
    'listing.price',
    'listing.base_price',
    'cart_item.added_price',
    'checkout_flow.expected_amount',
    'pay_bill_line.amount',
    'pay_difference.ours_amount',
    'pay_difference.theirs_amount',
    'member.paid_total',
    'member_store.paid_total',
  ])('is refused below nothing: %s', async (column) => {
    expect([await isAccepted(column, 0), await isAccepted(column, -1)]).toEqual([true, false])
  })

  it('of a difference stands on one side at least', async () => {
    const difference = sql`insert into pay_difference (method, day, kind, number, channel_no, cause, ours_state, theirs_state, found_at) values ('wxPay', '2026-01-01', 'payment', 'P1', '', 'amount', '', '', now())`
    await expect(difference.execute(db)).rejects.toThrow('pay_difference_sides_check')
  })
})

describe('a role of staff', () => {
  it('has a primary key, as every table has', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`.execute(
      db,
    )
    expect(rows).toEqual([])
  })
})
