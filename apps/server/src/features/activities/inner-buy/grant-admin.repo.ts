import type { InnerFigures } from '@mallard/contract/activities/inner-buy/inner-buy-admin.calls'
import { innerUseStatus } from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { pageRows, type Page, type Rows } from '#features/activities/activity/index.ts'
import { keptShare } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import { ofStore } from '#platform/db/of-store.ts'

export interface GrantRow {
  readonly id: number
  readonly version: number
  readonly memberId: number
  readonly name: string
  readonly phone: string | null
  readonly isEmployee: boolean
  readonly year: number
  readonly quota: number
  readonly used: number
  readonly reserved: number
  readonly orders: number
}

const columns = sql`g.id, g.version, g.member_id as "memberId", m.nickname as name, m.phone,
  'employee' = any(m.roles) as "isEmployee", g.year, g.quota, g.used, g.reserved,
  (select count(*)::int from inner_use u where u.grant_id = g.id
    and u.status < ${lit(innerUseStatus.closed)}) as orders`
const joined = sql`inner_grant g join member m on m.partner_id = g.partner_id and m.id = g.member_id`
export interface GrantFilter extends Page {
  readonly year: number
  readonly q?: string | undefined
}

/** Those first who used most of theirs. */
export function listGrants(
  db: Db,
  scope: Scope,
  { year, q, ...page }: GrantFilter,
): Promise<Rows<GrantRow>> {
  const isNamed = q
    ? sql`(m.phone = ${q} or right(m.phone, 4) = ${q} or position(${q} in m.nickname) > 0)`
    : sql`true`
  return pageRows(
    db,
    {
      from: joined,
      columns,
      which: sql`${ofStore('g', scope)} and g.year = ${year} and ${isNamed}`,
      order: sql`g.used + g.reserved desc, g.id desc`,
    },
    page,
  )
}

export async function findGrant(db: Db, scope: Scope, id: number): Promise<GrantRow | undefined> {
  const { rows } = await sql<GrantRow>`
    select ${columns} from ${joined} where ${ofStore('g', scope)} and g.id = ${id}`.execute(db)
  return rows[0]
}

export interface UseRow {
  readonly orderSn: string
  readonly at: number
  readonly status: number
  readonly amount: number
  readonly freed: number
}

export const listUses = (
  db: Db,
  scope: Scope,
  grantId: number,
  page: Page,
): Promise<Rows<UseRow>> =>
  pageRows(
    db,
    {
      from: sql`inner_use u`,
      columns: sql`u.order_sn as "orderSn", ${ms('u.at')} as at, u.status, u.amount, u.freed`,
      which: sql`${ofStore('u', scope)} and u.grant_id = ${grantId}`,
      order: sql`u.at desc, u.order_sn desc`,
    },
    page,
  )

/** Members of the partner by their phones, with what they are granted in a year. */
export interface Person {
  readonly phone: string
  readonly memberId: number
  readonly name: string
  readonly isEmployee: boolean
  readonly quota: number | null
  /** Fen that are used or kept. */
  readonly taken: number
}

export async function peopleBy(
  db: Db,
  { partnerId, storeId }: Scope,
  phones: readonly string[],
  year: number,
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select m.phone, m.id as "memberId", m.nickname as name, 'employee' = any(m.roles) as "isEmployee",
      g.quota, coalesce(g.used + g.reserved, 0) as taken
    from member m
    left join inner_grant g on g.partner_id = m.partner_id and g.store_id = ${storeId} and g.member_id = m.id
      and g.year = ${year}
    where m.partner_id = ${partnerId} and m.phone = any(${phones}::text[])`.execute(db)
  return rows
}

export interface NewGrant {
  readonly memberId: number
  readonly quota: number
}

/** The number of the new grant; undefined when the member has one of that year. */
export async function insertGrant(
  trx: Db,
  { partnerId, storeId }: Scope,
  { memberId, quota }: NewGrant,
  year: number,
  at: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into inner_grant (partner_id, store_id, member_id, year, quota, created_at)
    values (${partnerId}, ${storeId}, ${memberId}, ${year}, ${quota}, ${at})
    on conflict (partner_id, store_id, year, member_id) do nothing returning id`.execute(trx)
  return rows[0]?.id
}

/** False when it is another version, or would be below what is taken. */
export async function changeQuota(
  trx: Db,
  { partnerId, storeId }: Scope,
  { id, version, quota }: { readonly id: number; readonly version: number; readonly quota: number },
): Promise<boolean> {
  const { rows } = await sql`
    update inner_grant set quota = ${quota}, version = version + 1
    where partner_id = ${partnerId} and store_id = ${storeId} and id = ${id} and version = ${version}
      and used + reserved <= ${quota}
    returning id`.execute(trx)
  return rows.length === 1
}

/** Gives and changes many quotas at once; those that would be below what is taken stay as they are. */
export async function writeGrants(
  trx: Db,
  { partnerId, storeId }: Scope,
  grants: readonly NewGrant[],
  year: number,
  at: Date,
): Promise<void> {
  await sql`
    insert into inner_grant (partner_id, store_id, member_id, year, quota, created_at)
    select ${partnerId}::int, ${storeId}::int, w."memberId", ${year}::int, w.quota, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as w("memberId" bigint, quota bigint)
    order by w."memberId"
    on conflict (partner_id, store_id, year, member_id) do update
      set quota = excluded.quota, version = inner_grant.version + 1
      where inner_grant.used + inner_grant.reserved <= excluded.quota
        and inner_grant.quota <> excluded.quota`.execute(trx)
}

/** How inner buying goes in a year. */
export async function figuresOf(
  db: Db,
  { partnerId, storeId }: Scope,
  year: number,
): Promise<InnerFigures> {
  const grants = sql`inner_grant g
    where g.partner_id = ${partnerId} and g.store_id = ${storeId} and g.year = ${year}`
  const { rows } = await sql<InnerFigures>`
    with g as (select g.* from ${grants}), u as (select u.* from inner_use u join g on g.id = u.grant_id)
    select (select count(*)::int from g) as people, (select count(g.seen_at)::int from g) as seen,
      (select count(distinct u.grant_id)::int from u
        where u.status < ${lit(innerUseStatus.closed)}) as joined,
      (select count(*)::int from u) as ordered,
      (select count(*)::int from u where u.status = ${lit(innerUseStatus.used)}) as paid,
      (select coalesce(sum(g.quota), 0)::bigint from g) as quota,
      (select coalesce(sum(g.used), 0)::bigint from g) as used,
      (select coalesce(sum(g.reserved), 0)::bigint from g) as reserved,
      (select coalesce(sum(${keptShare(sql`i.promotion_amount`)}), 0)::bigint from u
        join orders o on o.partner_id = u.partner_id and o.order_sn = u.order_sn
        join order_item i on i.order_id = o.id where u.status = ${lit(innerUseStatus.used)}) as cost`.execute(
    db,
  )
  return rows[0]!
}

export interface SettingRow {
  readonly version: number
  readonly yearlyQuota: number
  readonly grantedYear: number
}

export async function readSetting(db: Db, { partnerId, storeId }: Scope): Promise<SettingRow> {
  const { rows } = await sql<SettingRow>`
    select version, yearly_quota as "yearlyQuota", granted_year as "grantedYear"
    from inner_setting
    where partner_id = ${partnerId} and store_id = ${storeId}`.execute(db)
  return rows[0] ?? { version: 0, yearlyQuota: 0, grantedYear: 0 }
}

/**
 * False when it is another version. Where none was given before, it begins to be granted after the
 * year in which it was made; one that is changed in the first minutes of a year is still due.
 */
export async function writeSetting(
  trx: Db,
  { partnerId, storeId }: Scope,
  { yearlyQuota, version }: Pick<SettingRow, 'yearlyQuota' | 'version'>,
  year: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into inner_setting (partner_id, store_id, yearly_quota, granted_year)
    select ${partnerId}::int, ${storeId}::int, ${yearlyQuota}::bigint, ${year}::int
    where ${version}::int = 0
      or exists (select 1 from inner_setting where partner_id = ${partnerId} and store_id = ${storeId})
    on conflict (partner_id, store_id) do update
      set yearly_quota = excluded.yearly_quota, version = inner_setting.version + 1,
        granted_year = case
          when inner_setting.yearly_quota = 0
            then greatest(inner_setting.granted_year, excluded.granted_year)
          else inner_setting.granted_year end
      where inner_setting.version = ${version}
    returning version`.execute(trx)
  return rows.length === 1
}
