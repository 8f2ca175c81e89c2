import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'

export interface DeskMemberRow {
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
}

export interface MemberWish {
  readonly q?: string | undefined
  readonly level?: string | undefined
  readonly sort: 'new' | 'paid' | 'points' | 'growth'
  /** Those alone who ordered in this store. */
  readonly isHereOnly: boolean
}

const ordersOf = (scope: Scope, isHereOnly: boolean) =>
  sql`o.partner_id = ${scope.partnerId} and o.member_id = m.id ${isHereOnly ? sql`and o.store_id = ${scope.storeId}` : sql``}`

/** A phone or its end, an order, or a part of the name. */
function fits(q: string, scope: Scope): RawBuilder<unknown> {
  if (/^1\d{10}$/.test(q)) return sql`m.phone = ${q}`
  if (/^\d{4}$/.test(q)) return sql`right(m.phone, 4) = ${q}`
  if (/^\d{20}$/.test(q)) return sql`exists (select 1 from orders f where f.partner_id = ${scope.partnerId} and f.member_id = m.id and f.order_sn = ${q})`
  return sql`position(lower(${q}) in lower(m.nickname)) > 0`
}

const from = (scope: Scope, isHereOnly: boolean) => sql`
  from member m
  left join lateral (select l.code, l.name, l.name_en from level l where l.partner_id = m.partner_id and l.growth_min <= m.growth order by l.growth_min desc limit 1) l on true
  left join lateral (
    select count(*)::int as orders, coalesce(sum(o.paid_amount - o.refunded_amount), 0)::bigint as paid, max(o.created_at) as "lastOrderAt"
    from orders o where ${ordersOf(scope, isHereOnly)} and o.pay_status = 1) s on true
  where m.partner_id = ${scope.partnerId} and m.status <> 3 ${isHereOnly ? sql`and exists (select 1 from orders o where ${ordersOf(scope, true)})` : sql``}`

const columns = sql`
  m.id as "memberId", m.nickname, m.avatar, m.phone, m.status, l.name as "levelName", l.name_en as "levelNameEn", m.integration as points, m.points_debt as debt, m.growth, m.roles,
  m.register_source as "registerSource", m.created_at as "createdAt", s.orders, s.paid, s."lastOrderAt"`

const sorted = {
  new: sql`m.id desc`,
  paid: sql`s.paid desc, m.id desc`,
  points: sql`m.integration desc, m.id desc`,
  growth: sql`m.growth desc, m.id desc`,
} as const

export async function listMembers(
  db: Db,
  scope: Scope,
  { q, level, sort, isHereOnly }: MemberWish,
  offset: number,
  limit: number,
): Promise<{ rows: DeskMemberRow[]; total: number }> {
  const wanted = sql`${q ? sql`and ${fits(q, scope)}` : sql``} ${level ? sql`and l.code = ${level}` : sql``}`
  const [{ rows }, counted] = await Promise.all([
    sql<DeskMemberRow>`select ${columns} ${from(scope, isHereOnly)} ${wanted} order by ${sorted[sort]} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${from(scope, isHereOnly)} ${wanted}`.execute(db),
  ])
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findDeskMember(db: Db, scope: Scope, memberId: number, isHereOnly: boolean): Promise<DeskMemberRow | undefined> {
  const { rows } = await sql<DeskMemberRow>`select ${columns} ${from(scope, isHereOnly)} and m.id = ${memberId}`.execute(db)
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
    select o.order_sn as "orderSn", o.status, o.pay_amount as "payAmount", o.refunded_amount as "refundedAmount", o.created_at as "createdAt", i.goods, i.title, i.title_en as "titleEn"
    from orders o left join lateral (
      select sum(i.quantity)::int as goods, (array_agg(i.title order by i.id))[1] as title, (array_agg(i.title_en order by i.id))[1] as title_en
      from order_item i where i.order_id = o.id) i on true
    where o.partner_id = ${scope.partnerId} and o.store_id = ${scope.storeId} and o.member_id = ${memberId} order by o.id desc limit ${newest}`.execute(db)
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
    where h.partner_id = ${scope.partnerId} and h.member_id = ${memberId} and (t.store_id is null or t.store_id = ${scope.storeId}) order by h.id desc limit ${newest}`.execute(
    db,
  )
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
    select r.apply_id as "applyId", o.order_sn as "orderSn", r.type, r.status, coalesce(r.approved_amount, r.apply_amount) as amount, r.created_at as "createdAt"
    from return_apply r join orders o on o.id = r.order_id
    where r.partner_id = ${scope.partnerId} and r.store_id = ${scope.storeId} and o.member_id = ${memberId} order by r.id desc limit ${newest}`.execute(db)
  return rows
}
