import type { PageName } from '@mallard/contract/pages'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { VisitPart } from './tracking.rules.ts'
import './tracking.tables.ts'

export type NewVisit = Omit<Tables['page_visit'], 'at' | 'received_at'> & {
  readonly at: string
  readonly received_at: string
}

/**
 * Keeps visits that are not known yet, in one statement. A store that the path makes up is the
 * session's instead.
 */
export async function insertVisits(
  db: Db,
  visits: readonly NewVisit[],
  { partnerId, storeId }: Scope,
): Promise<void> {
  await sql`
    insert into page_visit (partner_id, store_id, id, flow_uuid, flow_index, session_id, member_id, at,
      received_at, client_time, domain, path, query, word, url_type, is_landpage, client_referrer,
      useragent, screen_size, user_id, flow_last_id, flow_last_domain, flow_last_path,
      flow_last_url_type, source_type, version, device, referrer)
    select ${partnerId}, coalesce(s.id, ${storeId}), r.id, r.flow_uuid, r.flow_index, r.session_id,
      r.member_id, r.at, r.received_at, r.client_time, r.domain, r.path, r.query, r.word, r.url_type,
      r.is_landpage, r.client_referrer, r.useragent, r.screen_size, r.user_id, r.flow_last_id,
      r.flow_last_domain, r.flow_last_path, r.flow_last_url_type, r.source_type, r.version, r.device,
      r.referrer
    from jsonb_populate_recordset(null::page_visit, ${JSON.stringify(visits)}::jsonb) r
    left join store s on s.partner_id = ${partnerId} and s.id = r.store_id
    on conflict (partner_id, id) do nothing`.execute(db)
}

/** One text for any number of orders: a server plans it once. */
export async function insertPaid(
  db: Db,
  paid: readonly { orderId: number; scope: Scope; memberId: number; at: Date }[],
): Promise<void> {
  const rows = paid.map(({ orderId, scope, memberId, at }) => ({
    order_id: orderId,
    partner_id: scope.partnerId,
    store_id: scope.storeId,
    member_id: memberId,
    at,
  }))
  await sql`
    insert into visit_paid (order_id, partner_id, store_id, member_id, at)
    select r.order_id, r.partner_id, r.store_id, r.member_id, r.at
    from jsonb_populate_recordset(null::visit_paid, ${JSON.stringify(rows)}::jsonb) r
    on conflict do nothing`.execute(db)
}

/**
 * Pages that are steps on the way to an order; `paid` is no page but what the order's own log
 * tells.
 */
const stepOf = sql`case
  when v.url_type = 'orderCheckout' or v.url_type like 'checkout%' then 4
  when v.url_type = 'cart' then 3
  when v.url_type in ('goods', 'seckillDetail', 'postageDetail') then 2
  when v.url_type in ('home', 'homeScoped') then 1
  else 0 end`

/** What a visit came to, by the number of its step. */
const steps = sql`(values (1, 'home'), (2, 'goods'), (3, 'cart'), (4, 'checkout'), (5, 'paid')) s(step, name)`

/** Words of a day and store that are counted, those of most visits: nonsense fills no table. */
const maxWords = 200

/** The page in which staff look at what they are about to publish: nobody visits the shop by it. */
const preview: PageName = 'preview'

/**
 * Counts one day of every store again. A visit that came to a step counts for the steps before it,
 * however it came there.
 */
export async function countDay(db: Db, date: string, from: Date, until: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A day of a million pages is counted in the background, whatever a request may take.
    await sql`set local statement_timeout = '5min'`.execute(trx)
    // The job and anyone who looks may count at once, in two processes.
    await sql`select pg_advisory_xact_lock(hashtext(${`visit_day ${date}`}))`.execute(trx)
    await trx.deleteFrom('visit_day').where('day', '=', date).execute()
    await sql`
      with v as materialized (
        select v.partner_id, v.store_id, v.flow_uuid, v.session_id, v.member_id, v.at, v.url_type,
          v.source_type, v.device, v.word, ${stepOf} as step,
          to_char(v.at at time zone 'UTC' + interval '8 hours', 'HH24') as hour,
          case when v.is_landpage = 1 then v.path end as landing,
          case when v.is_landpage = 1 then v.referrer end as referrer,
          case when v.url_type = 'goods' then substring(v.path from '^/goods/([0-9]{1,10})-') end as goods
        from page_visit v where v.at >= ${from} and v.at < ${until} and v.url_type <> ${preview}
      ), flow as (
        select partner_id, store_id, flow_uuid, min(session_id) as session_id, max(step) as step,
          max(member_id) as member_id, min(at) as begun, max(at) as ended, min(source_type) as host,
          coalesce(max(referrer), '') as source
        from v group by partner_id, store_id, flow_uuid
      ), far as (
        select f.partner_id, f.store_id, f.flow_uuid, f.session_id, f.host, f.source, case when exists (
          select 1 from visit_paid p
          where p.partner_id = f.partner_id and p.store_id = f.store_id and p.member_id = f.member_id
            and p.at between f.begun and f.ended + interval '30 minutes') then 5 else f.step end as step
        from flow f
      ), nth as (
        select f.*, row_number() over (partition by f.partner_id, f.store_id, f.session_id
          order by f.begun, f.flow_uuid) as place
        from flow f
      ), searched as (
        select partner_id, store_id, word, flow_uuid, count(*) as views from v where word is not null
        group by 1, 2, 3, 4
      ), often as (
        select partner_id, store_id, word,
          row_number() over (partition by partner_id, store_id order by count(*) desc, word) as place
        from searched group by 1, 2, 3
      )
      insert into visit_day (partner_id, store_id, day, part, key, views, visits, visitors)
      select v.partner_id, v.store_id, ${date}::date, p.part, p.key, count(*), count(distinct v.flow_uuid),
        count(distinct f.session_id)
      from v
      join flow f using (partner_id, store_id, flow_uuid)
      cross join lateral (values ('all', ''), ('hour', v.hour), ('page', v.url_type), ('landing', v.landing),
        ('referrer', v.referrer), ('host', v.source_type), ('device', v.device),
        ('goods', v.goods)) p(part, key)
      where p.key is not null
      group by v.partner_id, v.store_id, p.part, p.key
      union all
      select f.partner_id, f.store_id, ${date}::date, p.part, p.key, count(*), count(*),
        count(distinct f.session_id)
      from far f
      join ${steps} on s.step <= f.step
      cross join lateral (values ('step', s.name), ('hostStep', s.name || ' ' || f.host),
        ('sourceStep', s.name || ' ' || f.source)) p(part, key)
      group by f.partner_id, f.store_id, p.part, p.key
      union all
      select v.partner_id, v.store_id, ${date}::date, 'goodsCart', v.goods, count(distinct v.flow_uuid),
        count(distinct v.flow_uuid), count(distinct f.session_id)
      from v
      join flow f using (partner_id, store_id, flow_uuid)
      where v.goods is not null and f.step >= 3
      group by v.partner_id, v.store_id, v.goods
      union all
      select w.partner_id, w.store_id, ${date}::date, 'wordStep', s.name || ' ' || w.word, sum(w.views),
        count(*), count(distinct f.session_id)
      from searched w
      join often o using (partner_id, store_id, word)
      join far f using (partner_id, store_id, flow_uuid)
      join ${steps} on s.step <= greatest(f.step, 1)
      where o.place <= ${maxWords}
      group by w.partner_id, w.store_id, s.name, w.word
      union all
      select n.partner_id, n.store_id, ${date}::date, 'begun', b.at, count(*), count(*),
        count(*) filter (where n.place = 1)
      from nth n
      cross join lateral (values
        (left(to_char(n.begun at time zone 'UTC' + interval '8 hours', 'HH24:MI'), 4) || '0')) b(at)
      group by n.partner_id, n.store_id, b.at`.execute(trx)
  })
}

export interface DayCount {
  readonly day: string
  readonly part: VisitPart
  readonly key: string
  readonly views: number
  readonly visits: number
  readonly visitors: number
}

/** What each day of a store was, from the first to the last. */
export async function dayCounts(
  db: Db,
  { partnerId, storeId }: Scope,
  from: string,
  until: string,
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day, part, key, views, visits, visitors from visit_day
    where partner_id = ${partnerId} and store_id = ${storeId} and day between ${from}::date and ${until}::date
      and part = 'all'
    order by day`.execute(db)
  return rows
}

/** The parts of all those days together, the most visited first. */
export async function partCounts(
  db: Db,
  { partnerId, storeId }: Scope,
  from: string,
  until: string,
  max: number,
): Promise<Omit<DayCount, 'day'>[]> {
  const { rows } = await sql<Omit<DayCount, 'day'>>`
    select part, key, views, visits, visitors from (
      select part, key, sum(views)::int as views, sum(visits)::int as visits, sum(visitors)::int as visitors,
        row_number() over (partition by part order by sum(visits) desc, key) as place
      from visit_day
      where partner_id = ${partnerId} and store_id = ${storeId}
        and day between ${from}::date and ${until}::date
        and part in ('hour', 'page', 'landing', 'referrer', 'host', 'device', 'step')
      group by part, key
    ) counted where place <= ${max} order by part, place`.execute(db)
  return rows
}

/** Forgets single visits before a time, some at once; whether there were that many. */
export async function forgetVisitsBefore(db: Db, at: Date, max: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from page_visit
    where ctid = any (array(select ctid from page_visit where at < ${at}
      limit ${max}))`.execute(db)
  await db.deleteFrom('visit_paid').where('at', '<', at).execute()
  return Number(numAffectedRows) === max
}
