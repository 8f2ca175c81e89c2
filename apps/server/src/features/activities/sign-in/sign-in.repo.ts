import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import './sign-in.tables.ts'

export interface Rule {
  readonly isOn: boolean
  readonly rewards: number[]
  readonly makeUpCost: number | null
  readonly version: number
  readonly updatedAt: Date
}

export async function findRule(db: Db, partnerId: number): Promise<Rule | undefined> {
  const { rows } = await sql<Rule>`
    select is_on as "isOn", rewards, make_up_cost as "makeUpCost", version, updated_at as "updatedAt"
    from sign_in_rule
    where partner_id = ${partnerId}`.execute(db)
  return rows[0]
}

export interface RuleSetup {
  readonly isOn: boolean
  readonly rewards: number[]
  readonly makeUpCost: number | null
  /** Of the rule that was read; 0: there was none. */
  readonly version: number
}

/** Compare-and-set; false when another version is there. */
export async function writeRule(
  trx: Db,
  partnerId: number,
  { isOn, rewards, makeUpCost, version }: RuleSetup,
  at: Date,
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
          insert into sign_in_rule (partner_id, is_on, rewards, make_up_cost, updated_at)
          values (${partnerId}, ${isOn}, ${rewards}::int[], ${makeUpCost}, ${at})
          on conflict do nothing
          returning 1`.execute(trx)
      : await sql`
          update sign_in_rule set is_on = ${isOn}, rewards = ${rewards}::int[],
            make_up_cost = ${makeUpCost}, version = version + 1, updated_at = ${at}
          where partner_id = ${partnerId} and version = ${version}
          returning 1`.execute(trx)
  return rows.length === 1
}

export interface Member {
  readonly partnerId: number
  readonly memberId: number
}

/** Parts of a day's sum. */
const parts = 16

interface Signed {
  readonly streak: number
  readonly points: number
}

/**
 * Notes today with the streak and the points that it brings; undefined when it is noted already. The
 * row of the member is locked.
 */
export async function noteDay(
  trx: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  { today, rewards, at }: { today: string; rewards: readonly number[]; at: Date },
): Promise<Signed | undefined> {
  const { rows } = await sql<Signed>`
    with next as (
      select coalesce((
        select s.streak from sign_in s
        where s.partner_id = ${partnerId} and s.member_id = ${memberId} and s.day = ${today}::date - 1
      ), 0) + 1 as streak
    ), noted as (
      insert into sign_in (partner_id, member_id, day, store_id, streak, points, at)
      select ${partnerId}::int, ${memberId}::bigint, ${today}::date, ${storeId}::int, n.streak,
        (${[...rewards]}::int[])[(n.streak - 1) % 7 + 1], ${at}::timestamptz
      from next n
      on conflict do nothing returning streak, points
    ), counted as (
      insert into sign_in_total (partner_id, day, part, signed, points)
      select ${partnerId}::int, ${today}::date, ${memberId % parts}::int, 1, n.points from noted n
      on conflict (partner_id, day, part) do update
        set signed = sign_in_total.signed + 1, points = sign_in_total.points + excluded.points
    )
    select streak, points from noted`.execute(trx)
  return rows[0]
}

/**
 * Notes a missed day as made up, and lengthens the days in a row that follow it; false when that day
 * is there, or the one of this month is used. The row of the member is locked.
 */
export async function noteMadeUp(
  trx: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  { missed, today, cost, at }: { missed: string; today: string; cost: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ streak: number }>`
    with noted as (
      insert into sign_in (partner_id, member_id, day, store_id, streak, points, cost, made_in, at)
      select ${partnerId}::int, ${memberId}::bigint, ${missed}::date, ${storeId}::int,
        coalesce((
          select s.streak from sign_in s
          where s.partner_id = ${partnerId} and s.member_id = ${memberId} and s.day = ${missed}::date - 1
        ), 0) + 1,
        0, ${cost}::int, date_trunc('month', ${today}::date)::date, ${at}::timestamptz
      on conflict do nothing returning streak
    ), counted as (
      insert into sign_in_total (partner_id, day, part, made_up, cost)
      select ${partnerId}::int, ${today}::date, ${memberId % parts}::int, 1, ${cost}::bigint from noted
      on conflict (partner_id, day, part) do update
        set made_up = sign_in_total.made_up + 1, cost = sign_in_total.cost + excluded.cost
    ), lengthened as (
      update sign_in s set streak = s.streak + n.streak from noted n
      where s.partner_id = ${partnerId} and s.member_id = ${memberId} and s.day > ${missed}::date
        and s.day - s.streak = ${missed}::date
    )
    select streak from noted`.execute(trx)
  return rows.length === 1
}

/** Counts that a member has seen the page, once a day. */
export async function noteSeen(
  db: Db,
  { partnerId, memberId }: Member,
  today: string,
): Promise<void> {
  await sql`
    with noted as (
      insert into sign_in_seen as s (partner_id, member_id, day)
      values (${partnerId}::int, ${memberId}::bigint, ${today}::date)
      on conflict (partner_id, member_id) do update set day = excluded.day
        where s.day < excluded.day
      returning 1
    )
    insert into sign_in_total (partner_id, day, part, seen)
    select ${partnerId}::int, ${today}::date, ${memberId % parts}::int, 1 from noted
    on conflict (partner_id, day, part) do update set seen = sign_in_total.seen + 1`.execute(db)
}

export interface Standing {
  /** Of today, and of yesterday; 0: not signed in. */
  readonly today: number
  readonly yesterday: number
  readonly todayPoints: number
  readonly isMadeUpUsed: boolean
  readonly isReminded: boolean
  /** Whether the page was seen today. */
  readonly isSeen: boolean
}

export async function standingOf(
  db: Db,
  { partnerId, memberId }: Member,
  today: string,
): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select coalesce(t.streak, 0) as today, coalesce(t.points, 0) as "todayPoints",
      coalesce((
        select y.streak from sign_in y
        where y.partner_id = m.partner_id and y.member_id = m.id and y.day = ${today}::date - 1
      ), 0) as yesterday,
      exists (select 1 from sign_in u
        where u.partner_id = m.partner_id and u.member_id = m.id
          and u.made_in = date_trunc('month', ${today}::date)::date) as "isMadeUpUsed",
      exists (select 1 from sign_in_reminder r
        where r.partner_id = m.partner_id and r.member_id = m.id) as "isReminded",
      exists (select 1 from sign_in_seen v
        where v.partner_id = m.partner_id and v.member_id = m.id and v.day = ${today}::date) as "isSeen"
    from member m
    left join sign_in t on t.partner_id = m.partner_id and t.member_id = m.id and t.day = ${today}::date
    where m.partner_id = ${partnerId} and m.id = ${memberId}`.execute(db)
  return (
    rows[0] ?? {
      today: 0,
      yesterday: 0,
      todayPoints: 0,
      isMadeUpUsed: false,
      isReminded: false,
      isSeen: true,
    }
  )
}

export interface SignedDay {
  readonly day: string
  readonly points: number
  readonly isMadeUp: boolean
}

/** Days of a member from one day on, before another, in their order. */
export async function daysOf(
  db: Db,
  { partnerId, memberId }: Member,
  { from, until }: { from: string; until: string },
): Promise<SignedDay[]> {
  const { rows } = await sql<SignedDay>`
    select to_char(day, 'YYYY-MM-DD') as day, points, made_in is not null as "isMadeUp" from sign_in
    where partner_id = ${partnerId} and member_id = ${memberId} and day >= ${from}::date
      and day < ${until}::date
    order by day`.execute(db)
  return rows
}

/** How a day stands for a member: signed, made up, or neither. */
export async function findDay(
  db: Db,
  member: Member,
  written: string,
): Promise<SignedDay | undefined> {
  const { rows } = await sql<SignedDay>`
    select to_char(day, 'YYYY-MM-DD') as day, points, made_in is not null as "isMadeUp" from sign_in
    where partner_id = ${member.partnerId} and member_id = ${member.memberId}
      and day = ${written}::date`.execute(db)
  return rows[0]
}

export async function setReminder(
  db: Db,
  { partnerId, storeId }: Scope,
  memberId: number,
  isOn: boolean,
  at: Date,
): Promise<void> {
  if (isOn)
    await sql`
      insert into sign_in_reminder (partner_id, member_id, store_id, created_at)
      values (${partnerId}, ${memberId}, ${storeId}, ${at})
      on conflict (partner_id, member_id) do update set store_id = excluded.store_id`.execute(db)
  else
    await sql`
      delete from sign_in_reminder
      where partner_id = ${partnerId} and member_id = ${memberId}`.execute(db)
}

export interface Waiting extends Scope {
  readonly memberId: number
}

/** Whom to remind today, some at a time; they count as reminded. */
export async function takeWaiting(trx: Db, today: string, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    update sign_in_reminder r set told_on = ${today}::date
    where (r.partner_id, r.member_id) in (
      select w.partner_id, w.member_id from sign_in_reminder w
      join sign_in_rule u on u.partner_id = w.partner_id and u.is_on
      where (w.told_on is null or w.told_on < ${today}::date)
        and not exists (select 1 from sign_in s
          where s.partner_id = w.partner_id and s.member_id = w.member_id and s.day = ${today}::date)
      order by w.partner_id, w.member_id limit ${most} for update of w skip locked)
    returning r.partner_id as "partnerId", r.store_id as "storeId", r.member_id as "memberId"`.execute(
    trx,
  )
  return rows
}

export interface DayTotal {
  readonly day: string
  /** Members who opened the page. */
  readonly seen: number
  readonly signed: number
  readonly points: number
  readonly madeUp: number
  readonly cost: number
}

export async function totalsOf(db: Db, partnerId: number, days: number): Promise<DayTotal[]> {
  const { rows } = await sql<DayTotal>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(seen)::int as seen, sum(signed)::int as signed,
      sum(points)::bigint as points, sum(made_up)::int as "madeUp", sum(cost)::bigint as cost
    from sign_in_total
    where partner_id = ${partnerId}
    group by sign_in_total.day
    order by sign_in_total.day desc limit ${days}`.execute(db)
  return rows
}

export const countReminders = (db: Db, partnerId: number): Promise<number> =>
  totalOf(db, sql`(select 1 from sign_in_reminder where partner_id = ${partnerId} limit 100000) r`)
