import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { ports } from './ports.ts'
import { testDatabase } from './testing/test-harness.ts'

/** Columns that name goods or SKUs and that no feature has to answer for, and why. */
const answered: Readonly<Record<string, string>> = {
  'sku.goods_id': 'a part of the goods themselves, deleted with them',
  'return_line.exchange_sku_id': 'of an order, which keeps the goods: another SKU of the same ones',
}

const declared = ports.goodsNames.map(({ table, column }) => `${table}.${column}`)

it('every column that leads to goods or a SKU, or is called so, is told of by its feature', async () => {
  const { kysely: db } = await testDatabase()
  const { rows: leading } = await sql<{ name: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c
    join lateral unnest(c.conkey) with ordinality k (at, place) on true
    join lateral unnest(c.confkey) with ordinality f (at, place) on f.place = k.place
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.at
    join pg_attribute b on b.attrelid = c.confrelid and b.attnum = f.at
    where c.contype = 'f'
      and c.confrelid in ('goods'::regclass, 'sku'::regclass, 'store_goods'::regclass, 'store_sku'::regclass)
      and b.attname in ('id', 'goods_id', 'sku_id')`.execute(db)
  expect(leading.length).toBeGreaterThan(25)
  const { rows: called } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '^(.*_)?(goods|sku)_ids?$'
      and column_name <> 'points_goods_id'`.execute(db)
  const unsaid = [...leading, ...called]
    .map(({ name }) => name)
    .filter((name) => !declared.includes(name) && !Object.hasOwn(answered, name))
  expect([...new Set(unsaid)]).toEqual([])
})

it('what features tell of is there, and belongs to a partner', async () => {
  const { kysely: db } = await testDatabase()
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(db)
  const known = new Set(rows.map(({ name }) => name))
  const wanted = ports.goodsNames.flatMap(({ table, column }) => [
    `${table}.${column}`,
    `${table}.partner_id`,
  ])
  expect(wanted.filter((name) => !known.has(name))).toEqual([])
})
