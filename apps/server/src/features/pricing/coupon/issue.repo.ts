import { couponKind, couponStatus } from '@mallard/contract/pricing/coupon/coupon.codes'
import { actorType, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { memberStatus } from '#features/people/identity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import './coupon.tables.ts'

/** Members of a partner by their phones; accounts that ended have none. */
export async function membersByPhone(
  db: Db,
  partnerId: number,
  phones: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: number
    phone: string
  }>`select id, phone from member where partner_id = ${partnerId} and status = ${lit(memberStatus.normal)}
    and phone = any(${phones}::text[])`.execute(db)
  return new Map(rows.map(({ id, phone }) => [phone, id]))
}

/** Who is on the blacklist gets nothing that goes to many. */
const isWelcome = (partnerId: number) => sql`not exists (select 1 from member_standing h
  where h.partner_id = ${partnerId} and h.member_id = m.id)`

/** How many members of these levels get something. */
export async function countOfLevels(
  db: Db,
  partnerId: number,
  levels: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from member m
    join lateral (select l.code from level l where l.partner_id = m.partner_id and l.growth_min <= m.growth
      order by l.growth_min desc limit 1) l on true
    where m.partner_id = ${partnerId} and m.status = ${lit(memberStatus.normal)}
      and l.code = any(${levels}::text[]) and ${isWelcome(partnerId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** They themselves after an id, some at a time. */
export async function membersOfLevels(
  db: Db,
  partnerId: number,
  levels: readonly string[],
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from member m
    join lateral (select l.code from level l where l.partner_id = m.partner_id and l.growth_min <= m.growth
      order by l.growth_min desc limit 1) l on true
    where m.partner_id = ${partnerId} and m.status = ${lit(memberStatus.normal)} and m.id > ${after}
      and l.code = any(${levels}::text[]) and ${isWelcome(partnerId)}
    order by m.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whoever gives or draws of a coupon takes turns here. */
export async function lockTemplate(
  trx: Db,
  { partnerId }: Pick<Scope, 'partnerId'>,
  templateId: number,
): Promise<void> {
  await sql`
    select 1 from coupon_template t
    where t.partner_id = ${partnerId} and t.id = ${templateId} for no key update`.execute(trx)
}

/** Whether a request has given this member a coupon already. */
export async function isIssued(
  trx: Db,
  templateId: number,
  memberId: number,
  issueKey: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from coupon_history
    where template_id = ${templateId} and member_id = ${memberId}
      and issue_key = ${issueKey}`.execute(trx)
  return rows.length > 0
}

/** How many coupons a request has given. */
export async function countIssued(db: Db, templateId: number, issueKey: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from coupon_history
    where template_id = ${templateId} and issue_key = ${issueKey}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Giving {
  readonly templateId: number
  readonly memberIds: readonly number[]
  readonly issueKey: string
  readonly staffId: number
  readonly at: Date
  /** Of these members. */
  readonly most: number
}

export interface Given {
  readonly historyId: number
  readonly memberId: number
}

/**
 * Gives one to each of these members who may have one more, as far as there are some, in the order
 * of their ids; whom this request gave one before keeps that. Draws and gifts of one template go
 * one after another.
 */
export async function giveMany(
  trx: Db,
  { partnerId }: Scope,
  { templateId, memberIds, issueKey, staffId, at, most }: Giving,
): Promise<Given[]> {
  await lockTemplate(trx, { partnerId }, templateId)
  const { rows } = await sql<Given>`
    with t as (
      select * from coupon_template t
      where t.partner_id = ${partnerId} and t.id = ${templateId} and t.closed_at is null
        and (t.valid_to is null or t.valid_to > ${at}::timestamptz)
    ), fit as (
      select m.id, h.held from t cross join unnest(${memberIds}::bigint[]) as m(id)
      cross join lateral (select count(*)::int as held from coupon_history h where h.template_id = t.id
        and h.member_id = m.id) h
      where h.held < t.per_user_limit and not exists (
        select 1 from coupon_history d where d.template_id = t.id and d.member_id = m.id
          and d.issue_key = ${issueKey}::text)
      order by m.id limit greatest(0, least(${most}::int, (select t.total - t.taken from t)))
    ), took as (
      update coupon_template c set taken = c.taken + (select count(*) from fit) from t where c.id = t.id
        and exists (select 1 from fit) returning c.id
    ), made as (
      insert into coupon_history (partner_id, template_id, member_id, seq_no, valid_from, valid_to,
        is_freight, source, issue_key, created_at)
      select t.partner_id, t.id, f.id, f.held + 1, coalesce(t.valid_from, ${at}::timestamptz),
        coalesce(t.valid_to, ${at}::timestamptz + make_interval(days => t.valid_days)),
        t.kind = ${lit(couponKind.freight)}, 'issue', ${issueKey}::text, ${at}::timestamptz
      from fit f cross join t join took on took.id = t.id
      returning id, partner_id, member_id
    ), noted as (
      insert into coupon_log (history_id, partner_id, from_status, to_status, actor_type,
        actor_id, reason, at)
      select m.id, m.partner_id, null, ${lit(couponStatus.unused, actorType.staff)}, ${staffId}::bigint,
        'issue', ${at}::timestamptz from made m
    )
    select id as "historyId", member_id as "memberId" from made order by id`.execute(trx)
  return rows
}

/** Takes back every coupon of a template that was drawn and not used; how many. */
export async function voidUnused(
  trx: Db,
  templateId: number,
  staffId: number,
  reason: string,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      update coupon_history h set status = ${lit(couponStatus.voided)} where h.template_id = ${templateId}
        and h.status = ${lit(couponStatus.unused)} and h.valid_to > ${at}::timestamptz
      returning h.id, h.partner_id
    ), noted as (
      insert into coupon_log (history_id, partner_id, from_status, to_status, actor_type,
        actor_id, reason, at)
      select g.id, g.partner_id, ${lit(couponStatus.unused, couponStatus.voided, actorType.staff)},
        ${staffId}::bigint, ${reason}::text, ${at}::timestamptz from gone g
    )
    select count(*)::int as count from gone`.execute(trx)
  return rows[0]?.count ?? 0
}
