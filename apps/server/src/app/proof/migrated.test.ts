import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { brokenInvariants } from '#platform/db/invariants.ts'
import { isMigrated, migrate, type Migration } from '#platform/db/migrate.ts'
import { runScript } from '#platform/db/script.ts'
import { silentLog } from '#platform/log.ts'
import { invariants } from '../invariants.ts'
import { migrations } from '../migrations.ts'
import { testDatabase } from '../testing/test-harness.ts'
import { allFacts } from '../testing/test-facts.ts'
import { sizeOf } from '../testing/test-sizes.ts'

const { oldRows } = await allFacts()

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})

const emptied = () =>
  runScript(database.kysely, 'drop schema public cascade; create schema public;')

/** A database as that version left it, with rows of its time. */
async function shopOf(version: number): Promise<void> {
  await emptied()
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
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'migration' group by c.table_name order by 1`.execute(
    database.kysely,
  )
  const found = new Map<string, readonly string[]>()
  for (const { name, columns } of tables) found.set(name, await rowsOf(name, columns))
  return found
}

async function rowsOf(table: string, columns: readonly string[]): Promise<string[]> {
  const parts = sql.join(columns.map((column) => sql.ref(column)))
  const { rows } = await sql<{
    line: string
  }>`select row_to_json(r)::text as line from (select ${parts} from ${sql.table(table)}) r`.execute(
    database.kysely,
  )
  return rows.map(({ line }) => line)
}

/** Values that a migration gives a new meaning to, and why they may differ afterwards. */
const mended: Readonly<Record<string, readonly string[]>> = {
  // Counted again from the reviews that are there; days that are fewer than the law's.
  goods: ['comment_count', 'good_rate_bp', 'after_sale_days'],
  // What an account that ended still had is closed by a row of its ledger; a promoter has the role
  // of one.
  member: ['integration', 'growth', 'points_debt', 'roles'],
  // What staff wrote over a buyer's message is theirs now; the price of a level is told of by
  // another number.
  orders: ['remark', 'promotions'],
  order_item: ['promotions'],
  promotion_total: ['type'],
  // The flash sale of home is one of its blocks.
  cms_page: ['blocks', 'blocks_en'],
  // What payments published before names its partner by their own migration.
  event: ['partner_id'],
  // Said of SKUs, no longer of their sum.
  store_goods: ['stock_state'],
}

/** Rows that a migration takes away, since another says the same. */
const doubled: Readonly<Record<string, (row: Readonly<Record<string, unknown>>) => boolean>> = {
  consent: ({ id }) => id === 2,
  job: ({ kind }) => kind === 'order.tell',
}

/** Tables whose rows stand in another one now. */
const moved: readonly string[] = ['order_unheard']

/** Tables and columns that have another name today. */
const renamed: Readonly<
  Record<string, { table: string; columns: Readonly<Record<string, string>> }>
> = {
  desk_request: { table: 'admin_request', columns: { deed: 'action' } },
  order_log: { table: 'order_log', columns: { told: 'is_handled' } },
}

/** What migrations write into new tables and columns: none of these may find a row. */
const owed: Readonly<Record<string, string>> = {
  'an invoice that a channel did not reverse waits for staff': `
    select id from invoice where (state = 'issued' and fault <> '') <> (unreversed is not distinct from 'failed')`,
  'goods that are not yet found by their details are by a job': `
    select g.id from goods g where g.detail_terms is null and (select count(*) from job where kind = 'listing.details') < 2`,
  'a list price that nobody gave a basis is listed, and struck through nowhere': `
    select goods_id from store_goods where unproved_skus <> 1 or struck_price <> 0`,
  'what was not heard of an order is a failed delivery, which its job delivers': `
    select l.id from order_log l where l.event = 'confirm'
      and exists (select from job where kind in ('order.tell', 'event.deliver'))
      and not exists (select from event_failure f join job j on j.kind = 'event.deliver' and j.key = 'order points ' || f.key
        and j.payload = jsonb_build_object('topic', f.topic, 'handler', f.handler, 'key', f.key)
        where f.topic = 'order' and f.handler = 'points' and f.event_id = l.id and f.key = l.order_id::text)`,
  'no goods and no line give fewer days than the law, and staff look at what gave none': `
    select id from goods where after_sale_days < 7 or is_return_unsure <> (code = 'cup')
    union all select id from order_item where after_sale_days < 7`,
  'a line keeps the days that its goods promised': `select i.id from order_item i join goods g on g.id = i.goods_id where i.after_sale_days <> g.after_sale_days`,
  'the words in force are a version that can be read': `
    select a.code from legal_agreement a
    where not exists (select from legal_agreement_version v where v.partner_id = a.partner_id and v.code = a.code and v.version = a.version and v.html = a.html)`,
  'a buyer’s message that staff wrote over is theirs again, beside what staff wrote': `
    select o.id from orders o join audit_log a on a.object = 'order ' || o.order_sn and a.action = 'order.remark'
    where o.remark is distinct from '周末送' or not exists (
      select from order_note n where n.order_id = o.id and n.text = '请放前台'
        and n.created_at = '2026-01-01 12:00+08' and n.staff_name = a.staff_name)`,
  'what staff noted is a note, once': `
    select o.id from orders o
    where (select count(*) from order_note n where n.order_id = o.id and n.text = o.staff_note) <> (o.staff_note <> '')::int`,
  'an order that waits for its money holds a place': `
    select o.id from orders o where o.status in (0, 6) and o.pay_amount > 0 and o.unpaid_place is null`,
  'the price of a level has another number, and nothing else has': `
    select id from order_item where promotions <> '[{"id":1,"name":"满减","type":2,"amount":0},{"id":0,"name":"会员价","type":30,"amount":0}]' and promotions <> '[]'
    union all select id from orders where promotions <> '[{"id":0,"name":"会员价","type":30,"amount":0},{"id":1,"name":"满减","type":2,"amount":0}]' and promotions <> '[]'
    union all select promotion_id from promotion_total where type = 6`,
  'promoters, and nobody else, have the role of one': `
    select m.id from member m left join fx_promoter p on p.partner_id = m.partner_id and p.member_id = m.id and p.status = 1
    where ('distributor' = any(m.roles)) is distinct from (p.member_id is not null) or not 'user' = any(m.roles)`,
  'what was added to a review stays shown': `select r.id from review r where r.append_content is not null and r.append_status is distinct from 1`,
  'what belongs to a row of a partner names that partner': `
    select 'order_log' as what, l.id from order_log l join orders o on o.id = l.order_id where l.partner_id is distinct from o.partner_id
    union all select 'shipping_row', r.line from shipping_row r join shipping_batch b on b.id = r.batch_id where r.partner_id is distinct from b.partner_id
    union all select 'coupon_log', l.id from coupon_log l join coupon_history h on h.id = l.history_id where l.partner_id is distinct from h.partner_id
    union all select 'return_line', l.order_item_id from return_line l join return_apply r on r.id = l.apply_id where l.partner_id is distinct from r.partner_id
    union all select 'return_log', l.id from return_log l join return_apply r on r.id = l.apply_id where l.partner_id is distinct from r.partner_id
    union all select 'third_return_log', l.id from third_return_log l join third_return r on r.id = l.apply_id where l.partner_id is distinct from r.partner_id
    union all select 'invoice_log', l.id from invoice_log l join invoice v on v.id = l.invoice_id where l.partner_id is distinct from v.partner_id
    union all select 'invoice_token', t.order_id from invoice_token t join orders o on o.id = t.order_id where t.partner_id is distinct from o.partner_id
    union all select 'staff_session', n.id from staff_session n join staff s on s.id = n.staff_id where n.partner_id is distinct from s.partner_id
    union all select 'pay_notify', id from pay_notify where (partner_id is null) <> (subject_no = 'elsewhere')
    union all select 'event', id from event where partner_id is null`,
  'goods count the reviews that are shown': `
    select g.id from goods g where g.comment_count <> (select count(*) from review r where r.goods_id = g.id and r.audit_status = 1)`,
}

/** Rows of a former version that are not there any more as they were, in the names of today. */
async function lostOf(before: ReadonlyMap<string, readonly string[]>): Promise<unknown[]> {
  const lost: unknown[] = []
  const after = await contents()
  for (const [table, rows] of before) {
    const columns = Object.keys(JSON.parse(rows[0] ?? '{}') as object).filter(
      (column) => !mended[table]?.includes(column),
    )
    if (rows.length === 0 || moved.includes(table)) continue
    const read = (line: string) => JSON.parse(line) as Record<string, unknown>
    const names = renamed[table]?.columns ?? {}
    const plain = (row: Record<string, unknown>) =>
      JSON.stringify(columns.map((column) => row[names[column] ?? column] ?? row[column]))
    const found = after.get(renamed[table]?.table ?? table) ?? after.get(table) ?? []
    const now = new Set(found.map((line) => plain(read(line))))
    lost.push(
      ...rows
        .filter((line) => !doubled[table]?.(read(line)))
        .map((line) => plain(read(line)))
        .filter((row) => !now.has(row))
        .map((row) => ({ table, row })),
    )
  }
  return lost
}

async function expectNothingOwed(): Promise<void> {
  expect(
    (await brokenInvariants(database.kysely, invariants)).map(
      ({ name, rows }) => `${name}: ${JSON.stringify(rows)}`,
    ),
  ).toEqual([])
  for (const [what, statement] of Object.entries(owed))
    expect({ what, rows: (await sql.raw(statement).execute(database.kysely)).rows }).toEqual({
      what,
      rows: [],
    })
}

/**
 * A migration that writes rows, which those after it in the same transaction may then stumble over.
 */
const writesRows = (migration?: Migration) =>
  /^\s*(insert into|update|delete from|merge into|with|do)\b/im.test(migration?.sql ?? '')

/**
 * Versions from which one step leads to the latest: the first, the last six, and each before a
 * migration that writes rows. From any other version the next ones only alter tables, which the
 * walk below tries on the same rows, and then the migrations go on as from the next of these:
 * nothing new could come of it.
 */
const allStations = migrations
  .map(({ id }, index) => ({ id, version: index + 1 }))
  .filter(
    ({ version }) =>
      version === 1 || version > migrations.length - 6 || writesRows(migrations[version]),
  )

/** As many of them as are asked for, from the first to the last. */
const wanted = Math.min(sizeOf('MIGRATED_VERSIONS', allStations.length), allStations.length)
const stations = Array.from(
  { length: wanted },
  (_, at) => allStations[Math.round((at * (allStations.length - 1)) / Math.max(1, wanted - 1))]!,
)

/** Rows as versions write them that run beside this one and do not know the column. */
const writtenBefore0540 = [
  `insert into order_log (order_id, event, from_status, to_status, actor_type, at) select id, 'signed', status, status, 3, now() from orders where order_sn = '26010110000000000003'`,
  `insert into shipping_row (batch_id, line, order_sn, carrier, delivery_sn, product_sn, quantity, state) select id, 9, '', '', '', '', '', 'blank' from shipping_batch`,
  `insert into coupon_log (history_id, to_status, actor_type, at) select id, 3, 3, now() from coupon_history where seq_no = 1`,
  `insert into return_line (apply_id, order_item_id, quantity, amount, is_open) select r.id, (select min(id) from order_item), 1, 0, false from return_apply r`,
  `insert into return_log (apply_id, event, from_status, to_status, actor_type, at) select id, 'cancel', 0, 5, 1, now() from return_apply`,
  `insert into third_return_log (apply_id, event, from_status, to_status, actor_type, at) select id, 'cancel', -1, 5, 1, now() from third_return`,
  `insert into invoice_log (invoice_id, event, to_state, actor_type, at) select min(id), 'apply', 'applied', 1, now() from invoice`,
  `insert into invoice_token (order_id, holder, token, created_at) select min(id), 'link', 'token', now() from orders`,
  `insert into staff_session (token_hash, staff_id, xsrf, ip, created_at, expires_at) select 'later', id, '', '', now(), now() from staff`,
  `insert into pay_notify (method, notify_id, about, subject_no, raw_hash, result, handled_at) values ('wxPay', 'later-1', 'payment', 'P2', '', 'repeated', now())`,
  `insert into pay_notify (method, notify_id, about, subject_no, raw_hash, result, handled_at) values ('wxPay', 'later-2', 'refund', 'RP2', '', 'refunded', now())`,
]
let isAtLatest = false

describe('the latest version', () => {
  it.each(stations)('takes over a shop of $id, rows and all', async ({ version }) => {
    await shopOf(version)
    const before = await contents()
    const missing = migrations.slice(version).map(({ id }) => id)
    expect(await migrate(database, migrations, silentLog)).toEqual(missing)
    expect(await isMigrated(database, migrations)).toBe(true)
    expect(await lostOf(before)).toEqual([])
    await expectNothingOwed()
    // The version that made the shop goes on beside the new one, and changes nothing any more.
    expect(await migrate(database, migrations.slice(0, version), silentLog)).toEqual([])
    expect(await isMigrated(database, migrations.slice(0, version))).toBe(true)
  })

  it('takes over a shop that came through every version, one by one', async () => {
    await emptied()
    let before: ReadonlyMap<string, readonly string[]> = new Map()
    for (const [index, { id }] of migrations.entries()) {
      await migrate(database, migrations.slice(0, index + 1), silentLog)
      const rows = oldRows[id]
      if (rows === undefined) continue
      expect({ id, lost: await lostOf(before) }).toEqual({ id, lost: [] })
      await runScript(database.kysely, rows)
      before = await contents()
    }
    expect(await lostOf(before)).toEqual([])
    await expectNothingOwed()
  })

  it.each(writtenBefore0540)(
    'gives its partner to what an older version writes: %s',
    async (insert) => {
      if (!isAtLatest) await shopOf(migrations.length)
      isAtLatest = true
      const { rows } = await sql<{
        partner_id: number | null
      }>`${sql.raw(insert)} returning partner_id`.execute(database.kysely)
      expect(rows).toEqual([{ partner_id: 1 }])
    },
  )

  it('has rows of every version that alters what was there', () => {
    const known = new Set(Object.keys(oldRows))
    const made = new Map(
      migrations.flatMap(({ id, sql: text }) =>
        [...text.matchAll(/create table (\w+)/g)].map(([, table]) => [table!, id] as const),
      ),
    )
    const altered = migrations.flatMap(({ sql: text }) =>
      [...text.matchAll(/(?:alter table|^update|\nupdate) (\w+)/g)].map(([, table]) => table!),
    )
    expect([...new Set(altered)].filter((table) => !known.has(made.get(table) ?? ''))).toEqual([])
    expect([...known].filter((id) => !migrations.some((migration) => migration.id === id))).toEqual(
      [],
    )
  })
})
