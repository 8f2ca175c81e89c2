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

/**
 * Asks what is made of the names of all tables by a function of the database, which plans it once:
 * that takes longer than to answer it.
 */
function planned(
  name: string,
  given: string,
  textOf: (db: Db) => Promise<string>,
): (db: Db, argument?: number) => Promise<string> {
  const made = new WeakMap<Db, Promise<void>>()
  async function make(db: Db): Promise<void> {
    const text = await textOf(db)
    await sql`create schema if not exists testing`.execute(db)
    await sql
      .raw(
        `create or replace function testing.${name}(${given}) returns text language plpgsql as $$ begin return (${text}); end $$`,
      )
      .execute(db)
  }
  return async (db, argument) => {
    const ready = made.get(db) ?? make(db)
    made.set(db, ready)
    await ready
    const { rows } = await sql
      .raw<{ answer: string }>(`select testing.${name}(${argument ?? ''}) as answer`)
      .execute(db)
    return rows[0]!.answer
  }
}

/** A line for each table, which every write to any of its rows changes. */
const linesOf = (tables: readonly string[]) =>
  `select string_agg(line, e'\\n') from (${tables
    .map(
      (table) =>
        `select '${table} ' || count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from ${table}`,
    )
    .join(' union all ')}) every_table (line)`

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
export const stampOf = unlessWritten(
  planned('stamp', '', async (db) => linesOf(await tablesWith(db))),
)

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

const sharedLines = planned('shared', '', async (db) => {
  const ofOthers = new Set([...(await tablesWith(db, 'store_id')), ...ofAnotherRow])
  const ofPartner = await tablesWith(db, 'partner_id')
  return linesOf(['partner', ...ofPartner.filter((table) => !ofOthers.has(table))])
})

/**
 * A text for each table that belongs to a partner and to no store of it; every write changes it.
 */
export const sharedStamps = unlessWritten(
  async (db): Promise<Map<string, string>> =>
    new Map(
      (await sharedLines(db))
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(' ')), line] as const),
    ),
)

/** The rows of one person, whose number is given. */
export const personDigest: (db: Db, memberId: number) => Promise<string> = planned(
  'person',
  'who bigint',
  async (db) => {
    const of = async (column: string, where: string) =>
      (await tablesWith(db, column)).map((table) => ({ table, where }))
    const rows = rowsOf([
      { table: 'member', where: 'id = who' },
      ...(await of('member_id', 'member_id = who')),
      ...(await of('order_id', 'order_id in (select id from orders where member_id = who)')),
    ])
    return `select md5(string_agg(every_table::text, e'\\n')) from (${rows}) every_table`
  },
)

async function tablesWith(db: Db, column?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.table_name as name from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and (${column ?? null}::text is null or exists (
      select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = ${column ?? null}))
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

interface Part {
  readonly table: string
  readonly where: string
}

const rowsOf = (parts: readonly Part[]) =>
  parts
    .map(
      ({ table, where }) =>
        `select '${table}' as name, md5(coalesce(string_agg(t::text, e'\\n' order by t::text), '')) as rows from ${table} t where ${where}`,
    )
    .join(' union all ')

async function hashOf(db: Db, parts: readonly Part[]): Promise<string> {
  const { rows } = await sql.raw(rowsOf(parts)).execute(db)
  return createHash('sha1').update(JSON.stringify(rows)).digest('hex')
}
