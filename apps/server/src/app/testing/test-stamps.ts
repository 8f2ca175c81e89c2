import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** All rows of the shop, as one text that changes when any of them does. */
export async function digestOf(db: Db): Promise<string> {
  return hashOf(
    db,
    (await tablesWith(db)).map((table) => ({ table, where: 'true' })),
  )
}

const known = new WeakMap<Db, Promise<string>>()

/**
 * Answers what was read last where no transaction has written since, which the snapshot tells; so
 * that no row need be looked at.
 */
function unlessWritten<T>(read: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const latest = new WeakMap<Db, { snapshot: string; value: T }>()
  return async (db) => {
    const { snapshot } = (
      await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
    ).rows[0]!
    const before = latest.get(db)
    if (before?.snapshot === snapshot) return before.value
    const value = await read(db)
    latest.set(db, { snapshot, value })
    return value
  }
}

/**
 * A text that changes with every write to any row, and is quicker to have than a digest: a new
 * version of a row has a younger transaction than all before, so that the same number of rows with
 * the same sum are the same rows.
 */
export const stampOf = unlessWritten(async (db): Promise<string> => {
  const query =
    known.get(db) ??
    tablesWith(db).then(
      (tables) =>
        `${tables.map((table) => `select '${table}' as name, count(*), sum(xmin::text::bigint) from ${table}`).join(' union all ')} order by name`,
    )
  known.set(db, query)
  const { rows } = await sql.raw(await query).execute(db)
  return JSON.stringify(rows)
})

/** What belongs to a store, or to one person, by the row that it hangs on, and names the partner. */
const ofAnotherRow = [
  'event',
  'given_sum',
  'goods_import_back',
  'goods_import_file',
  'goods_import_picture',
  'goods_import_row',
  'goods_import_undo',
  'goods_import_zip',
  'invoice_file',
  'invoice_log',
  'invoice_token',
  'order_log',
  'pay_notify',
  'return_line',
  'return_log',
  'shipping_row',
  'staff_factor',
  'staff_phone',
  'staff_recovery_code',
  'staff_session',
  'third_return_log',
]

/**
 * A text for each table that belongs to a partner and to no store of it; every write changes it.
 */
export const sharedStamps = unlessWritten(async (db): Promise<Map<string, string>> => {
  const [ofPartner, ofStore] = [
    await tablesWith(db, 'partner_id'),
    await tablesWith(db, 'store_id'),
  ]
  const ofOthers = new Set([...ofStore, ...ofAnotherRow])
  const tables = ['partner', ...ofPartner.filter((table) => !ofOthers.has(table))]
  const { rows } = await sql
    .raw<{ name: string; stamp: string }>(
      tables
        .map(
          (table) =>
            `select '${table}' as name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) as stamp from ${table}`,
        )
        .join(' union all '),
    )
    .execute(db)
  return new Map(rows.map(({ name, stamp }) => [name, stamp]))
})

/** The rows of one person. */
export async function personDigest(db: Db, memberId: number): Promise<string> {
  const of = async (column: string, where: string) =>
    (await tablesWith(db, column)).map((table) => ({ table, where }))
  const orders = `order_id in (select id from orders where member_id = ${memberId})`
  return hashOf(db, [
    { table: 'member', where: `id = ${memberId}` },
    ...(await of('member_id', `member_id = ${memberId}`)),
    ...(await of('order_id', orders)),
  ])
}

async function tablesWith(db: Db, column?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.table_name as name from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and (${column ?? null}::text is null or exists (
      select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = ${column ?? null}))
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function hashOf(db: Db, parts: readonly { table: string; where: string }[]): Promise<string> {
  const text = parts
    .map(
      ({ table, where }) =>
        `select '${table}' as name, md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as rows from ${table} t where ${where}`,
    )
    .join(' union all ')
  const { rows } = await sql.raw(text).execute(db)
  return createHash('sha1').update(JSON.stringify(rows)).digest('hex')
}
