import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Owner } from '#features/people/identity/index.ts'
import type { Tables } from '#platform/db/tables.ts'
import {
  unsaidColumns,
  type HeldTable,
  type MatterQuery,
  type ShownInCopy,
} from '#platform/personal-data.ts'

const ofOwner = {
  member: ({ partnerId, memberId }) =>
    sql`t.partner_id = ${partnerId} and t.member_id = ${memberId}`,
  self: ({ partnerId, memberId }) => sql`t.partner_id = ${partnerId} and t.id = ${memberId}`,
  order: ({ partnerId, memberId }) =>
    sql`t.order_id in (select o.id from orders o
      where o.partner_id = ${partnerId} and o.member_id = ${memberId})`,
  phone: ({ partnerId, memberId }) =>
    sql`t.partner_id = ${partnerId}
      and t.phone = (select m.phone from member m where m.partner_id = ${partnerId} and m.id = ${memberId})`,
  identity: ({ partnerId, memberId }) =>
    sql`t.partner_id = ${partnerId} and (t.type, t.app_id, t.subject) in (
      select i.type, i.app_id, i.subject from member_identity i
      where i.partner_id = ${partnerId} and i.member_id = ${memberId})`,
} satisfies Record<string, (owner: Owner) => RawBuilder<unknown>>

function whereOf(table: HeldTable, owner: Owner, more: string | undefined): RawBuilder<unknown> {
  const condition = ofOwner[table.by ?? 'member'](owner)
  return more ? sql`${condition} and (${sql.raw(more)})` : condition
}

/** A table of which a copy shows something. */
export type ShownTable = HeldTable & { readonly copy: ShownInCopy }

const inCamelCase = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

export async function copyRows(
  db: Kysely<Tables>,
  table: ShownTable,
  owner: Owner,
): Promise<Record<string, unknown>[]> {
  const { columns, where } = table.copy
  const wanted = columns ? sql.raw(columns) : sql`t.*`
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(r) - ${[...unsaidColumns]}::text[] as row
    from (select ${wanted} from ${sql.table(table.table)} t where ${whereOf(table, owner, where)} order by 1
      limit 20000) r`.execute(db)
  return rows.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [inCamelCase(name), value])),
  )
}

export async function countRows(
  db: Kysely<Tables>,
  table: ShownTable,
  owner: Owner,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table.table)} t
    where ${whereOf(table, owner, table.copy.where)}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Leaves nothing of the member in this table that names anyone. Doing it twice changes nothing
 * more.
 */
export async function forgetRows(
  trx: Kysely<Tables>,
  table: HeldTable,
  owner: Owner,
): Promise<void> {
  const { forget } = table
  if (forget === 'keep') return
  if (forget === 'delete') {
    await sql`delete from ${sql.table(table.table)} t where ${whereOf(table, owner, undefined)}`.execute(
      trx,
    )
    return
  }
  await sql`
    update ${sql.table(table.table)} t set ${sql.raw(forget.set)}
    where ${whereOf(table, owner, forget.where)}`.execute(trx)
}

export async function countMatter(
  db: Kysely<Tables>,
  matter: MatterQuery,
  { partnerId, memberId }: Owner,
  now: Date,
): Promise<number> {
  const values: Readonly<Record<string, RawBuilder<unknown>>> = {
    $partner: sql`${partnerId}`,
    $member: sql`${memberId}`,
    $now: sql`${now}::timestamptz`,
  }
  const parts = matter.count
    .split(/(\$partner|\$member|\$now)/)
    .map((part) => values[part] ?? sql.raw(part))
  const { rows } = await sql<{
    count: number
  }>`select (${sql.join(parts, sql.raw(''))})::int as count`.execute(db)
  return rows[0]?.count ?? 0
}
