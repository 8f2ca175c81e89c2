import type { Conditions, RfmCell } from '@mallard/contract/account/segment/segment-admin.calls'
import {
  frequencyOrders,
  moneyFen,
  recencyDays,
} from '@mallard/contract/account/segment/segment.codes'
import { day, type Instant, type Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import { tagSeenIn } from '#features/account/member/index.ts'
import { levelsOf, memberStatus } from '#features/people/identity/index.ts'
import { offsetOf, totalOf, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { ofStore } from '#platform/db/of-store.ts'

type Sql = RawBuilder<unknown>

/**
 * Members `m` whose account is open, and under `t` what they ordered: in a store those who ordered
 * there, in all stores everybody.
 */
const membersOf = (scope: Scope, of: Conditions['of']): Sql =>
  of === 'store'
    ? sql`member_store t join member m on m.partner_id = t.partner_id and m.id = t.member_id
        and m.status = ${lit(memberStatus.normal)}
      where ${ofStore('t', scope)}`
    : sql`member m cross join lateral (select m.order_count, m.paid_total, m.last_order_at) t
      where m.partner_id = ${scope.partnerId} and m.status = ${lit(memberStatus.normal)}`

/** Each level from the growth at which it begins to that at which the next one does. */
async function onLevels(db: Db, partnerId: number, codes: readonly string[]): Promise<Sql> {
  const levels = await levelsOf(db, partnerId)
  const stretches = levels.flatMap(({ code, growth_min: from }, place) => {
    if (!codes.includes(code)) return []
    const until = levels[place + 1]?.growth_min
    return [
      until === undefined
        ? sql`m.growth >= ${from}`
        : sql`(m.growth >= ${from} and m.growth < ${until})`,
    ]
  })
  return stretches.length === 0 ? sql`false` : sql`(${sql.join(stretches, sql` or `)})`
}

const wearsAny = (scope: Scope, tags: readonly number[]): Sql => sql`exists (
  select 1 from member_tagged w join member_tag g on g.partner_id = w.partner_id and g.id = w.tag_id
  where ${tagSeenIn(scope)} and w.member_id = m.id and w.tag_id = any(${[...tags]}::bigint[]))`

/** Asked of the goods' few orders first, and of members afterwards. */
const boughtAny = (
  scope: Scope,
  of: Conditions['of'],
  goods: readonly number[],
): Sql => sql`m.id in (
  select o.member_id from order_item i join orders o on o.id = i.order_id
  where i.partner_id = ${scope.partnerId} and i.goods_id = any(${[...goods]}::bigint[])
    and o.pay_time is not null ${of === 'store' ? sql`and ${ofStore('o', scope)}` : sql``})`

/** Of what a segment asks, the parts that hold of a row of `membersOf`. */
async function partsOf(
  db: Db,
  scope: Scope,
  asked: Conditions,
  now: Instant,
): Promise<readonly Sql[]> {
  const daysAgo = (days: number) => new Date(now - days * day)
  const parts: Record<Exclude<keyof Conditions, 'of'>, (() => Sql | Promise<Sql>) | undefined> = {
    orderedWithin: () => sql`t.last_order_at >= ${daysAgo(asked.orderedWithin!)}`,
    notOrderedFor: () => sql`t.last_order_at < ${daysAgo(asked.notOrderedFor!)}`,
    ordersMin: () => sql`t.order_count >= ${asked.ordersMin}`,
    ordersMax: () => sql`t.order_count <= ${asked.ordersMax}`,
    spentMin: () => sql`t.paid_total >= ${asked.spentMin}`,
    spentMax: () => sql`t.paid_total <= ${asked.spentMax}`,
    goods: () => boughtAny(scope, asked.of, asked.goods!),
    levels: () => onLevels(db, scope.partnerId, asked.levels!),
    tags: () => wearsAny(scope, asked.tags!),
    notTags: () => sql`not ${wearsAny(scope, asked.notTags!)}`,
    sources: () => sql`m.register_source = any(${[...asked.sources!]}::text[])`,
    joinedFrom: () => sql`m.created_at >= ${new Date(asked.joinedFrom!)}`,
    joinedUntil: () => sql`m.created_at < ${new Date(asked.joinedUntil!)}`,
  }
  const names = Object.keys(parts) as (keyof typeof parts)[]
  const wanted = names.filter((name) => {
    const value = asked[name]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  })
  return Promise.all(wanted.map(async (name) => parts[name]!()))
}

/** What stands behind `from`: the members who meet conditions now. */
export async function meeting(db: Db, scope: Scope, asked: Conditions, now: Instant): Promise<Sql> {
  const parts = await partsOf(db, scope, asked, now)
  return sql.join([membersOf(scope, asked.of), ...parts], sql` and `)
}

export const countMeeting = (db: Db, which: Sql): Promise<number> => totalOf(db, which)

/** Their numbers, without those who get nothing that the brand gives away. */
export const idsMeeting = (
  { partnerId }: Pick<Scope, 'partnerId'>,
  which: Sql,
  giving: boolean,
): Sql =>
  giving
    ? sql`select m.id from ${which} and not exists (select 1 from member_standing h
        where h.partner_id = ${partnerId} and h.member_id = m.id)`
    : sql`select m.id from ${which}`

/** How many of them get something that the brand gives away. */
export const countEligible = (db: Db, scope: Scope, which: Sql): Promise<number> =>
  totalOf(db, sql`(${idsMeeting(scope, which, true)}) r`)

export interface MeetingRow {
  readonly memberId: number
  readonly nickname: string
  readonly phone: string | null
  readonly levelName: string | null
  readonly levelNameEn: string | null
  readonly orders: number
  readonly paid: number
  readonly lastOrderAt: Date | null
}

/** A page of them, and one more where there is one. */
export async function listMeeting(db: Db, which: Sql, place: PagePlace): Promise<MeetingRow[]> {
  const { rows } = await sql<MeetingRow>`
    with page as materialized (
      select m.id, t.order_count, t.paid_total, t.last_order_at from ${which}
      order by m.id desc limit ${place.pageSize + 1} offset ${offsetOf(place)})
    select p.id as "memberId", m.nickname, m.phone, l.name as "levelName", l.name_en as "levelNameEn",
      p.order_count as orders, p.paid_total as paid, p.last_order_at as "lastOrderAt"
    from page p join member m on m.id = p.id
    left join lateral (select l.name, l.name_en from level l
      where l.partner_id = m.partner_id and l.growth_min <= m.growth order by l.growth_min desc limit 1) l
      on true
    order by p.id desc`.execute(db)
  return rows
}

/** Where members of a partner come from, as far as their newest 10 000 say. */
export async function sourcesOf(db: Db, partnerId: number): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select distinct n.source from (select m.register_source as source from member m
      where m.partner_id = ${partnerId} and m.status <> ${lit(memberStatus.cancelled)}
      order by m.id desc limit 10000) n
    where n.source <> '' order by n.source`.execute(db)
  return rows.map(({ source }) => source)
}

/** The band of a figure: one more for each bound that it reaches. */
const bandFrom = (figure: Sql, bounds: readonly number[]): Sql =>
  sql`width_bucket(${figure}, ${[...bounds]}::bigint[]) + 1`

/** Members with orders, counted by their bands in one pass over what they ordered. */
export async function rfmCells(
  db: Db,
  scope: Scope,
  of: Conditions['of'],
  now: Instant,
): Promise<RfmCell[]> {
  // The newest bound is reached by an order that is less than so many days old.
  const bounds = recencyDays.map((days) => new Date(now - days * day).toISOString())
  const { rows } = await sql<RfmCell>`
    select width_bucket(t.last_order_at, ${`{${bounds.join(',')}}`}::timestamptz[]) + 1 as recency,
      ${bandFrom(sql`t.order_count::bigint`, frequencyOrders)} as frequency,
      ${bandFrom(sql`t.paid_total`, moneyFen)} as money, count(*)::int as members
    from ${membersOf(scope, of)} and t.last_order_at is not null
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return rows
}
