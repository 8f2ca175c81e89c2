import { commissionStatus, type CommissionStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type { PictureRef } from '@mallard/contract/fields'
import { sql } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ms } from '#platform/db/ms.ts'
import './fx.tables.ts'

export interface Page {
  readonly offset: number
  readonly limit: number
}

export interface Figures {
  readonly today: number
  readonly month: number
  readonly customers: number
  readonly orders: number
}

/** What a promoter earned since two moments, and how many came through them. */
export async function figuresOf(
  db: Db,
  { id, partnerId }: { readonly id: number; readonly partnerId: number },
  today: Date,
  month: Date,
): Promise<Figures> {
  const since = (moment: Date) =>
    sql`(select coalesce(sum(c.amount - c.reversed), 0)::bigint from fx_commission c
      where c.partner_id = ${partnerId} and c.promoter_id = ${id} and c.paid_at >= ${moment})`
  const { rows } = await sql<Figures>`
    select ${since(today)} as today, ${since(month)} as month,
      (select count(*)::int from fx_relation r
        where r.partner_id = ${partnerId} and r.promoter_id = ${id}) as customers,
        (select count(distinct c.order_id)::int from fx_commission c
          where c.partner_id = ${partnerId} and c.promoter_id = ${id}
            and c.paid_at is not null) as orders`.execute(db)
  return rows[0]!
}

export interface EarnedRow {
  readonly id: number
  readonly orderItemId: number
  readonly orderSn: string
  readonly title: string
  readonly titleEn: string
  readonly pic: PictureRef
  readonly base: number
  readonly bp: number
  readonly amount: number
  readonly reversed: number
  readonly status: CommissionStatus
  readonly at: number
  readonly settleAt: number | null
}

/** From a moment up to another. */
export interface Span {
  readonly since: Date
  readonly before: Date
}

/** Commissions of lines that were paid in a span, the latest first. */
export async function listEarned(
  db: Db,
  { id, partnerId }: { readonly id: number; readonly partnerId: number },
  { since, before }: Span,
  status: number | undefined,
  { offset, limit }: Page,
): Promise<{ rows: EarnedRow[]; total: number }> {
  const which = sql`c.partner_id = ${partnerId} and c.promoter_id = ${id} and c.paid_at >= ${since}
    and c.paid_at < ${before} ${status === undefined ? sql`` : sql`and c.status = ${status}`}`
  const [{ rows }, total] = await Promise.all([
    sql<EarnedRow>`
      select c.id, i.id as "orderItemId", o.order_sn as "orderSn", i.title, i.title_en as "titleEn", i.pic,
        c.base, c.bp, c.amount, c.reversed, c.status,
        ${ms('c.paid_at')} as at, ${ms('c.settle_at')} as "settleAt"
      from fx_commission c join orders o on o.id = c.order_id join order_item i on i.id = c.order_item_id
      where ${which} order by c.paid_at desc, c.id desc limit ${limit} offset ${offset}`.execute(
      db,
    ),
    totalOf(db, sql`fx_commission c where ${which}`),
  ])
  return { rows, total }
}

export interface AchievedRow {
  readonly name: string
  readonly nameEn: string
  readonly orders: number
  readonly amount: number
  readonly commission: number
}

/** What days, or goods, brought in a span; goods by what they earned. */
export async function listAchieved(
  db: Db,
  { id, partnerId }: { readonly id: number; readonly partnerId: number },
  { since, before }: Span,
  by: 'day' | 'goods',
): Promise<AchievedRow[]> {
  const sums = sql`count(distinct c.order_id)::int as orders, sum(c.kept)::bigint as amount,
    sum(c.amount - c.reversed)::bigint as commission`
  const which = sql`c.partner_id = ${partnerId} and c.promoter_id = ${id} and c.paid_at >= ${since}
    and c.paid_at < ${before} and c.status <> ${lit(commissionStatus.cancelled)}`
  const { rows } =
    by === 'day'
      ? await sql<AchievedRow>`
        select to_char(c.paid_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as name, '' as "nameEn", ${sums}
        from fx_commission c where ${which} group by 1 order by 1`.execute(db)
      : await sql<AchievedRow>`
        select g.title as name, g.title_en as "nameEn", ${sums}
        from fx_commission c
        join order_item i on i.id = c.order_item_id
        join goods g on g.partner_id = i.partner_id and g.id = i.goods_id
        where ${which} group by g.id, g.title, g.title_en order by commission desc, g.id limit 20`.execute(
          db,
        )
  return rows
}

export interface CustomerRow {
  readonly nickname: string
  readonly boundAt: number
  readonly protectUntil: number
  readonly orders: number
  readonly amount: number
}

/** Customers of a promoter, the latest first. */
export async function listCustomers(
  db: Db,
  { id, partnerId }: { readonly id: number; readonly partnerId: number },
  { offset, limit }: Page,
): Promise<{ rows: CustomerRow[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    sql<CustomerRow>`
      select m.nickname, ${ms('r.bound_at')} as "boundAt", ${ms('r.protect_until')} as "protectUntil",
        b.orders, b.amount
      from fx_relation r join member m on m.partner_id = r.partner_id and m.id = r.member_id
      cross join lateral (
        select count(distinct f.order_id)::int as orders, coalesce(sum(c.kept), 0)::bigint as amount
        from fx_order f
        join fx_commission c on c.order_id = f.order_id and c.partner_id = f.partner_id
          and c.paid_at is not null
        where f.partner_id = r.partner_id and f.member_id = r.member_id and f.promoter_id = r.promoter_id
      ) b
      where r.partner_id = ${partnerId} and r.promoter_id = ${id}
      order by r.bound_at desc, r.member_id desc limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`fx_relation r where r.partner_id = ${partnerId} and r.promoter_id = ${id}`),
  ])
  return { rows, total }
}

export interface Brought {
  readonly clicks: number
  readonly orders: number
  readonly amount: number
  readonly commission: number
}

/** What one link brought. */
export async function broughtBy(
  db: Db,
  {
    id,
    partnerId,
    memberId,
  }: { readonly id: number; readonly partnerId: number; readonly memberId: number },
  link: string,
): Promise<Brought> {
  const { rows } = await sql<Brought>`
    select (select count(*)::int from share_note n where n.partner_id = ${partnerId}
      and n.sponsor_id = ${memberId} and n.channel = 'opened' and n.path = ${link}) as clicks,
      count(distinct c.order_id)::int as orders, coalesce(sum(c.kept), 0)::bigint as amount,
      coalesce(sum(c.amount - c.reversed), 0)::bigint as commission
    from fx_order f join fx_commission c on c.partner_id = f.partner_id and c.order_id = f.order_id
      and c.paid_at is not null and c.status <> ${lit(commissionStatus.cancelled)}
    where f.partner_id = ${partnerId} and f.promoter_id = ${id} and f.link = ${link}`.execute(db)
  return rows[0]!
}
