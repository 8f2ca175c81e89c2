import type { Scope } from '@mallard/kernel'
import type { Standing } from '@mallard/contract/people/standing/standing.codes'
import { sql, type RawBuilder } from 'kysely'
import { memberStatus } from '#features/people/identity/index.ts'
import { begins } from '#platform/db/begins.ts'
import { maxCounted, maxGathered, totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'
import { tagSeenIn } from './member-record.repo.ts'
import type { ListOrder, Stretch } from '#platform/db/turned.ts'

export interface AdminMemberRow {
  readonly memberId: number
  readonly nickname: string
  readonly avatar: string
  readonly phone: string | null
  readonly status: number
  readonly levelName: string | null
  readonly levelNameEn: string | null
  readonly points: number
  readonly debt: number
  readonly growth: number
  readonly roles: readonly string[]
  readonly registerSource: string
  readonly createdAt: Date
  readonly orders: number
  readonly paid: number
  readonly lastOrderAt: Date | null
  readonly closesAt: Date | null
}

export interface MemberInput {
  readonly q?: string | undefined
  readonly level?: string | undefined
  readonly tag?: number | undefined
  readonly standing?: Standing | undefined
  readonly sort: 'new' | 'paid' | 'points' | 'growth'
  /** Those alone who ordered in this store. */
  readonly isHereOnly: boolean
}

/** A phone or its end, or an order; undefined for a part of the name. */
function fits(q: string, scope: Scope): RawBuilder<unknown> | undefined {
  if (/^1\d{10}$/.test(q)) return sql`m.phone = ${q}`
  if (/^\d{4,10}$/.test(q)) return sql`m.id = any(array(${byTail(q, scope)}))`
  if (/^\d{20}$/.test(q))
    return sql`m.id = (select f.member_id from orders f
      where f.partner_id = ${scope.partnerId} and f.order_sn = ${q})`
  return undefined
}

/**
 * In the order of the index of tails: PostgreSQL cannot tell how rare one is, and would go through
 * all members until a page is full.
 */
const byTail = (digits: string, { partnerId }: Scope) => sql`
  select t.id from member t
  where t.partner_id = ${partnerId} and ${begins(sql`reverse(t.phone)`, [...digits].toReversed().join(''))}
  order by reverse(t.phone) using ~<~ limit ${maxCounted}`

const isNamed = (q: string) => sql`position(lower(${q}) in lower(m.nickname)) > 0`

/**
 * Who has this in their name: when they are few all of them, else those who come up in the order of
 * the list.
 */
async function named(
  db: Db,
  { partnerId }: Scope,
  q: string,
): Promise<{ which: RawBuilder<unknown>; areMany: boolean }> {
  // Parts are pairs of characters: a single one is in too many names.
  if ([...q].length < 2) return { which: isNamed(q), areMany: true }
  const { rows } = await sql<{ id: number }>`
    select m.id from member m where m.partner_id = ${partnerId} and m.status <> ${lit(memberStatus.cancelled)}
      and text_pairs(m.nickname) @> text_pairs(${q}) and ${isNamed(q)}
    limit ${maxCounted}`.execute(db)
  const areMany = rows.length >= maxCounted
  return {
    which: areMany ? isNamed(q) : sql`m.id = any(${rows.map(({ id }) => id)}::bigint[])`,
    areMany,
  }
}

/** The growth from which a level begins, and at which the next one does. */
async function isOfLevel(db: Db, scope: Scope, level: string): Promise<RawBuilder<unknown>> {
  // Asked before, so that PostgreSQL knows how many they are when it chooses its way.
  const { rows } = await sql<{ least: number; next: number | null }>`
    select l.growth_min as least,
      (select min(n.growth_min) from level n
        where n.partner_id = l.partner_id and n.growth_min > l.growth_min) as next
    from level l where l.partner_id = ${scope.partnerId} and l.code = ${level}`.execute(db)
  const [found] = rows
  if (!found) return sql`false`
  return sql`m.growth >= ${found.least} ${found.next === null ? sql`` : sql`and m.growth < ${found.next}`}`
}

const wears = (scope: Scope, tag: number) => sql`m.id in (
  select w.member_id from member_tagged w join member_tag g on g.partner_id = w.partner_id and g.id = w.tag_id
  where ${tagSeenIn(scope)} and g.id = ${tag})`

const isHeld = ({ partnerId }: Pick<Scope, 'partnerId'>, kind: Standing) => sql`m.id in (
  select h.member_id from member_standing h where h.partner_id = ${partnerId} and h.kind = ${kind})`

/** Members, and what they ordered in all stores, or in this one those who ordered there. */
const from = (scope: Scope, isHereOnly: boolean) =>
  isHereOnly
    ? sql`from member_store s join member m on m.partner_id = s.partner_id and m.id = s.member_id
        where ${ofStore('s', scope)}
          and m.status <> ${lit(memberStatus.cancelled)}`
    : sql`from member m where m.partner_id = ${scope.partnerId}
      and m.status <> ${lit(memberStatus.cancelled)}`

export function memberOrder({
  sort,
  isHereOnly,
}: Pick<MemberInput, 'sort' | 'isHereOnly'>): ListOrder {
  const [member, ordered] = [sql`m.id`, isHereOnly ? sql`s.member_id` : sql`m.id`]
  const orders: Readonly<Record<MemberInput['sort'], ListOrder>> = {
    new: { way: 'desc', id: ordered },
    paid: { way: 'desc', by: isHereOnly ? sql`s.paid_total` : sql`m.paid_total`, id: ordered },
    points: { way: 'desc', by: sql`m.integration`, id: member },
    growth: { way: 'desc', by: sql`m.growth`, id: member },
  }
  return orders[sort]
}

const columns = (isHereOnly: boolean) => sql`
  m.id as "memberId", m.nickname, m.avatar, m.phone, m.status, l.name as "levelName",
  l.name_en as "levelNameEn", m.integration as points, m.points_debt as debt, m.growth, m.roles,
  m.register_source as "registerSource", m.created_at as "createdAt",
  m.cancel_at as "closesAt",
  ${
    isHereOnly
      ? sql`t.order_count as orders, t.paid_total as paid, t.last_order_at`
      : sql`m.order_count as orders, m.paid_total as paid, m.last_order_at`
  } as "lastOrderAt"`

/** The same with their level, for a few of them. */
const shown = (scope: Scope, isHereOnly: boolean) => sql`
  left join lateral (select l.name, l.name_en from level l
    where l.partner_id = m.partner_id and l.growth_min <= m.growth order by l.growth_min desc limit 1) l
    on true
  ${
    isHereOnly
      ? sql`join member_store t on t.partner_id = m.partner_id and t.store_id = ${scope.storeId}
    and t.member_id = m.id`
      : sql``
  }`

/** Which members are wanted, and up to where they are counted. */
export interface WhichMembers {
  readonly which: RawBuilder<unknown>
  readonly isHereOnly: boolean
  readonly most: number
}

export async function whichMembers(
  db: Db,
  scope: Scope,
  { q, level, tag, standing, isHereOnly }: MemberInput,
): Promise<WhichMembers> {
  const exact = q ? fits(q, scope) : undefined
  const byName = q && !exact ? await named(db, scope, q) : undefined
  const ofLevel = level ? await isOfLevel(db, scope, level) : undefined
  const most = byName?.areMany ? maxGathered : maxCounted
  const asked = exact ?? byName?.which
  const which = sql`${from(scope, isHereOnly)}
    ${asked ? sql`and ${asked}` : sql``} ${ofLevel ? sql`and ${ofLevel}` : sql``}
    ${tag ? sql`and ${wears(scope, tag)}` : sql``} ${standing ? sql`and ${isHeld(scope, standing)}` : sql``}`
  return { which, isHereOnly, most }
}

/** The page is found among numbers alone, so that one that is jumped to reads no members on its way. */
export async function listMembers(
  db: Db,
  scope: Scope,
  { which, isHereOnly }: WhichMembers,
  { isBeyond, order, mark, limit, offset }: Stretch,
): Promise<(AdminMemberRow & { readonly mark: string })[]> {
  const { rows } = await sql<AdminMemberRow & { readonly mark: string }>`
    with page as materialized (
      select f.id, f.mark, row_number() over () as place
      from (select m.id, ${mark} as mark ${which} and ${isBeyond} order by ${order} limit ${limit}
        offset ${offset}) f
    )
    select ${columns(isHereOnly)}, p.mark from page p
    join member m on m.id = p.id ${shown(scope, isHereOnly)}
    order by p.place`.execute(db)
  return rows
}

export async function countMembers(db: Db, { which, most }: WhichMembers): Promise<number> {
  return totalOf(db, sql`(select 1 ${which} limit ${most}) f`)
}

export async function findAdminMember(
  db: Db,
  scope: Scope,
  memberId: number,
  isHereOnly: boolean,
): Promise<AdminMemberRow | undefined> {
  const { rows } = await sql<AdminMemberRow>`
    select ${columns(isHereOnly)} from member m ${shown(scope, isHereOnly)}
    where m.partner_id = ${scope.partnerId} and m.status <> ${lit(memberStatus.cancelled)}
      and m.id = ${memberId}`.execute(db)
  return rows[0]
}

export interface MemberOrder {
  readonly orderSn: string
  readonly status: number
  readonly payAmount: number
  readonly refundedAmount: number
  readonly goods: number
  readonly title: string
  readonly titleEn: string
  readonly createdAt: Date
}

const newest = 20

export async function ordersHere(db: Db, scope: Scope, memberId: number): Promise<MemberOrder[]> {
  const { rows } = await sql<MemberOrder>`
    select o.order_sn as "orderSn", o.status, o.pay_amount as "payAmount",
      o.refunded_amount as "refundedAmount", o.created_at as "createdAt", i.goods, i.title,
      i.title_en as "titleEn"
    from orders o left join lateral (
      select sum(i.quantity)::int as goods, (array_agg(i.title order by i.id))[1] as title,
        (array_agg(i.title_en order by i.id))[1] as title_en
      from order_item i where i.order_id = o.id) i on true
    where ${ofStore('o', scope)} and o.member_id = ${memberId} order by o.id desc limit ${newest}`.execute(
    db,
  )
  return rows
}

export interface MemberCoupon {
  readonly id: number
  readonly name: string
  readonly nameEn: string
  readonly status: number
  readonly validTo: Date
  readonly orderSn: string | null
}

export async function couponsHere(db: Db, scope: Scope, memberId: number): Promise<MemberCoupon[]> {
  const { rows } = await sql<MemberCoupon>`
    select h.id, t.name, t.name_en as "nameEn", h.status, h.valid_to as "validTo", h.order_sn as "orderSn"
    from coupon_history h join coupon_template t on t.id = h.template_id
    where h.partner_id = ${scope.partnerId} and h.member_id = ${memberId}
      and (t.store_id is null or t.store_id = ${scope.storeId})
    order by h.id desc limit ${newest}`.execute(db)
  return rows
}

export interface MemberReturn {
  readonly applyId: string
  readonly orderSn: string
  readonly type: number
  readonly status: number
  readonly amount: number
  readonly createdAt: Date
}

export async function returnsHere(db: Db, scope: Scope, memberId: number): Promise<MemberReturn[]> {
  const { rows } = await sql<MemberReturn>`
    select r.apply_id as "applyId", o.order_sn as "orderSn", r.type, r.status,
      coalesce(r.approved_amount, r.apply_amount) as amount, r.created_at as "createdAt"
    from return_apply r join orders o on o.id = r.order_id
    where ${ofStore('r', scope)} and o.member_id = ${memberId} order by r.id desc limit ${newest}`.execute(
    db,
  )
  return rows
}
