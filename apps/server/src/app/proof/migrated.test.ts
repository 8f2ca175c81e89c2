import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { brokenInvariants } from '#platform/db/invariants.ts'
import { isMigrated, migrate } from '#platform/db/migrate.ts'
import { runScript } from '#platform/db/script.ts'
import { silentLog } from '#platform/log.ts'
import { invariants } from '../invariants.ts'
import { migrations } from '../migrations.ts'
import { testDatabase } from '../test-harness.ts'
import { oldRows } from './test-old-rows.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

/** A database as that version left it, with rows of its time. */
async function shopOf(version: number): Promise<void> {
  await runScript(database.kysely, 'drop schema public cascade; create schema public;')
  let done = 0
  for (const [index, { id }] of migrations.slice(0, version).entries()) {
    const rows = oldRows[id]
    if (rows === undefined && index < version - 1) continue
    await migrate(database, migrations.slice(0, index + 1), silentLog)
    if (rows !== undefined) await runScript(database.kysely, rows)
    done = index + 1
  }
  expect(done).toBe(version)
}

/** What every row says, of each table and column that a version had. */
async function contents(): Promise<Map<string, readonly string[]>> {
  const { rows: tables } = await sql<{ name: string; columns: string[] }>`
    select c.table_name as name, array_agg(c.column_name::text order by c.column_name) as columns from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'migration' group by c.table_name order by 1`.execute(database.kysely)
  const found = new Map<string, readonly string[]>()
  for (const { name, columns } of tables) found.set(name, await rowsOf(name, columns))
  return found
}

async function rowsOf(table: string, columns: readonly string[]): Promise<string[]> {
  const parts = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<{ line: string }>`select row_to_json(r)::text as line from (select ${parts} from ${sql.table(table)}) r`.execute(database.kysely)
  return rows.map(({ line }) => line)
}

/** Values that a migration gives a new meaning to, and why they may differ afterwards. */
const mended: Readonly<Record<string, readonly string[]>> = {
  // Counted anew from the reviews that are there.
  goods: ['comment_count', 'good_rate_bp'],
  // What an account that ended still had is closed by a row of its ledger.
  member: ['integration', 'growth', 'points_debt'],
}

/** Rows that a migration takes away, since another says the same. */
const doubled: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => boolean>> = { consent: ({ id }) => id === 2 }

/** What migrations write into new tables and columns: none of these may find a row. */
const owed: Readonly<Record<string, string>> = {
  'a line keeps the days that its goods promised': `select i.id from order_item i join goods g on g.id = i.goods_id where i.after_sale_days <> g.after_sale_days`,
  'the words in force are a version that can be read': `
    select a.code from legal_agreement a
    where not exists (select from legal_agreement_version v where v.partner_id = a.partner_id and v.code = a.code and v.version = a.version and v.html = a.html)`,
  'what was added to a review stays shown': `select r.id from review r where r.append_content is not null and r.append_status is distinct from 1`,
  'goods count the reviews that are shown': `
    select g.id from goods g where g.comment_count <> (select count(*) from review r where r.goods_id = g.id and r.audit_status = 1)`,
}

describe('the latest version', () => {
  it.each(migrations.map(({ id }, index) => ({ id, version: index + 1 })))('takes over a shop of $id, rows and all', async ({ version }) => {
    await shopOf(version)
    const before = await contents()
    const missing = migrations.slice(version).map(({ id }) => id)
    expect(await migrate(database, migrations, silentLog)).toEqual(missing)
    expect(await isMigrated(database, migrations)).toBe(true)
    const changed: unknown[] = []
    for (const [table, rows] of before) {
      const columns = Object.keys(JSON.parse(rows[0] ?? '{}') as object).filter((column) => !mended[table]?.includes(column))
      if (rows.length === 0) continue
      const read = (line: string) => JSON.parse(line) as Record<string, unknown>
      const plain = (line: string) => {
        const row = read(line)
        return JSON.stringify(columns.map((column) => row[column]))
      }
      const now = new Set((await rowsOf(table, columns)).map(plain))
      changed.push(
        ...rows
          .filter((line) => !doubled[table]?.(read(line)))
          .map(plain)
          .filter((row) => !now.has(row))
          .map((row) => ({ table, row })),
      )
    }
    expect(changed).toEqual([])
    expect((await brokenInvariants(database.kysely, invariants)).map(({ name, rows }) => `${name}: ${JSON.stringify(rows)}`)).toEqual([])
    for (const [what, statement] of Object.entries(owed))
      expect({ what, rows: (await sql.raw(statement).execute(database.kysely)).rows }).toEqual({ what, rows: [] })
    // And it only goes forward: the version that made the shop leaves it alone now.
    if (missing.length > 0) await expect(migrate(database, migrations.slice(0, version), silentLog)).rejects.toThrow('does not know')
  })

  it('has rows of every version that alters what was there', () => {
    const known = new Set(Object.keys(oldRows))
    const made = new Map(migrations.flatMap(({ id, sql: text }) => [...text.matchAll(/create table (\w+)/g)].map(([, table]) => [table!, id] as const)))
    const altered = migrations.flatMap(({ sql: text }) => [...text.matchAll(/(?:alter table|^update|\nupdate) (\w+)/g)].map(([, table]) => table!))
    expect([...new Set(altered)].filter((table) => !known.has(made.get(table) ?? ''))).toEqual([])
    expect([...known].filter((id) => !migrations.some((migration) => migration.id === id))).toEqual([])
  })
})
