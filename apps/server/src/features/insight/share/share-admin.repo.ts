import type { ShareChannel } from '@mallard/contract/insight/share/share.calls'
import type {
  SharedGoods,
  ShareDays,
  Sharer,
} from '@mallard/contract/insight/share/share-admin.calls'
import type { Locale, Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { localisedColumn } from '#platform/db/localised-column.ts'
import './share.tables.ts'

export interface Span {
  readonly from: Date
  readonly until: Date
  /** How long before the first day somebody may have come whose order is of these days. */
  readonly since: Date
  /** Milliseconds between coming and ordering, at most. */
  readonly within: number
}

/** Goods that a path is about; empty of any other page. */
const goodsOf = (path: RawBuilder<unknown>) =>
  sql`substring(${path} from '^/goods/([1-9][0-9]{0,8})-')::bigint`

/**
 * `noted`: shares and openings of these days, each with whose it was; `bought`: orders that were
 * paid on these days by members who came by an address within the time before they ordered, with
 * the last one that they came by.
 */
function told(
  { partnerId, storeId }: Scope,
  { from, until, since, within }: Span,
): RawBuilder<unknown> {
  return sql`
    with noted as (
      select n.channel, n.path, n.session_id,
        case when n.channel = 'opened' then n.sponsor_id else n.member_id end as sharer
      from share_note n
      where n.partner_id = ${partnerId} and n.store_id = ${storeId} and n.at >= ${from} and n.at < ${until}
        and (n.channel <> 'opened' or n.sponsor_id is not null)
    ), come as (
      select distinct n.member_id from share_note n
      where n.partner_id = ${partnerId} and n.store_id = ${storeId} and n.at >= ${since} and n.at < ${until}
        and n.channel = 'opened' and n.sponsor_id is not null and n.member_id is not null
    ), bought as (
      select o.paid_amount, last.sponsor_id as sharer, last.path
      from come
      join orders o on o.partner_id = ${partnerId} and o.store_id = ${storeId}
        and o.member_id = come.member_id
      cross join lateral (
        select n.sponsor_id, n.path from share_note n
        where n.partner_id = o.partner_id and n.store_id = o.store_id and n.member_id = o.member_id
          and n.channel = 'opened' and n.sponsor_id is not null
          and n.at <= o.created_at and n.at > o.created_at - ${within} * interval '1 millisecond'
        order by n.at desc, n.id limit 1) last
      where o.pay_time >= ${from} and o.pay_time < ${until}
    )`
}

const sums = sql`coalesce(s.shares, 0)::int as shares, coalesce(s.opened, 0)::int as opened,
  coalesce(s.visitors, 0)::int as visitors, coalesce(b.orders, 0)::int as orders,
  coalesce(b.amount, 0)::bigint as amount`
const counted = sql`count(*) filter (where channel <> 'opened') as shares,
  count(*) filter (where channel = 'opened') as opened,
  count(distinct session_id) filter (where channel = 'opened') as visitors`
const paid = sql`count(*) as orders, sum(paid_amount) as amount`

export async function allShares(db: Db, scope: Scope, span: Span): Promise<ShareDays['all']> {
  const { rows } = await sql<ShareDays['all']>`${told(scope, span)}
    select ${sums} from (select ${counted} from noted) s cross join (select ${paid} from bought) b`.execute(
    db,
  )
  return rows[0]!
}

export async function sharesByChannel(
  db: Db,
  { partnerId, storeId }: Scope,
  { from, until }: Span,
): Promise<{ key: ShareChannel; count: number }[]> {
  const { rows } = await sql<{ key: ShareChannel; count: number }>`
    select channel as key, count(*)::int as count from share_note
    where partner_id = ${partnerId} and store_id = ${storeId} and at >= ${from} and at < ${until}
      and channel <> 'opened'
    group by channel order by 2 desc, 1`.execute(db)
  return rows
}

/** Those who brought most first. */
export async function sharers(db: Db, scope: Scope, span: Span, max: number): Promise<Sharer[]> {
  const { rows } = await sql<Sharer>`${told(scope, span)}
    select m.id as "memberId", m.nickname, ${sums}
    from (select sharer, ${counted} from noted where sharer is not null group by sharer) s
    full join (select sharer, ${paid} from bought group by sharer) b on b.sharer = s.sharer
    join member m on m.partner_id = ${scope.partnerId} and m.id = coalesce(s.sharer, b.sharer)
    order by amount desc, opened desc, shares desc, m.id limit ${max}`.execute(db)
  return rows
}

export async function sharedGoods(
  db: Db,
  scope: Scope,
  span: Span,
  locale: Locale,
  max: number,
): Promise<SharedGoods[]> {
  const { rows } = await sql<SharedGoods>`${told(scope, span)}
    select g.id as "itemId", ${localisedColumn(locale, sql`g.title`, sql`g.title_en`)} as title, ${sums}
    from (select ${goodsOf(sql`path`)} as goods_id, ${counted} from noted group by 1) s
    full join (select ${goodsOf(sql`path`)} as goods_id, ${paid} from bought group by 1) b
      on b.goods_id = s.goods_id
    join goods g on g.partner_id = ${scope.partnerId} and g.id = coalesce(s.goods_id, b.goods_id)
    order by amount desc, opened desc, shares desc, g.id limit ${max}`.execute(db)
  return rows
}
