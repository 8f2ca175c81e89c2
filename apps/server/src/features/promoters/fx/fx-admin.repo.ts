import {
  promoterStatus,
  type LedgerKind,
  type PromoterStatus,
  type RateKind,
} from '@mallard/contract/promoters/fx/fx.codes'
import type { Balances } from '@mallard/contract/promoters/fx/fx.fields'
import { sql, type RawBuilder } from 'kysely'
import { totalOf } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { Page } from './earnings.repo.ts'
import { ms } from '#platform/db/ms.ts'
import './fx.tables.ts'

export interface AdminPromoterRow extends Balances {
  readonly id: number
  readonly memberId: number
  readonly nickname: string
  readonly realName: string
  readonly phone: string
  readonly idTail: string
  readonly status: PromoterStatus
  readonly note: string
  readonly appliedAt: number
  readonly decidedAt: number | null
  readonly customers: number
  readonly orders: number
  readonly sales: number
}

export interface PromotersQuery {
  readonly status?: number | undefined
  readonly q?: string | undefined
  readonly sort: 'new' | 'earned' | 'sales'
}

const columns = sql`
  p.id, p.member_id as "memberId", m.nickname, p.real_name as "realName", p.phone, p.id_tail as "idTail",
  p.status, p.note,
  ${ms('p.applied_at')} as "appliedAt", ${ms('p.decided_at')} as "decidedAt", p.frozen, p.available,
  p.withdrawing, p.withdrawn,
  (select count(*)::int from fx_relation r
    where r.partner_id = p.partner_id and r.promoter_id = p.id) as customers,
  b.orders, b.sales`
const tables = sql`fx_promoter p join member m on m.partner_id = p.partner_id and m.id = p.member_id
  cross join lateral (
    select count(distinct c.order_id)::int as orders, coalesce(sum(c.kept), 0)::bigint as sales
    from fx_commission c where c.partner_id = p.partner_id and c.promoter_id = p.id and c.paid_at is not null
  ) b`

const orders: Readonly<Record<PromotersQuery['sort'], RawBuilder<unknown>>> = {
  new: sql`p.applied_at desc`,
  earned: sql`p.frozen + p.available + p.withdrawing + p.withdrawn desc`,
  sales: sql`b.sales desc`,
}

export async function listPromoters(
  db: Db,
  partnerId: number,
  { status, q, sort }: PromotersQuery,
  { offset, limit }: Page,
): Promise<{ rows: AdminPromoterRow[]; total: number; waiting: number }> {
  const which = sql`p.partner_id = ${partnerId}
    ${status === undefined ? sql`` : sql`and p.status = ${status}`}
    ${
      q
        ? sql`and (position(lower(${q}) in lower(m.nickname)) > 0 or position(${q} in p.real_name) > 0
      or p.phone = ${q})`
        : sql``
    }`
  const [{ rows }, counted] = await Promise.all([
    sql<AdminPromoterRow>`
      select ${columns} from ${tables}
      where ${which}
      order by ${orders[sort]}, p.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number; waiting: number }>`
      select (select count(*)::int from fx_promoter p join member m on m.partner_id = p.partner_id
        and m.id = p.member_id where ${which}) as total,
        (select count(*)::int from fx_promoter p where p.partner_id = ${partnerId}
          and p.status = ${lit(promoterStatus.applying)}) as waiting`.execute(db),
  ])
  return { rows, total: 0, waiting: 0, ...counted.rows[0] }
}

export async function findAdminPromoter(
  db: Db,
  partnerId: number,
  id: number,
): Promise<AdminPromoterRow | undefined> {
  const { rows } = await sql<AdminPromoterRow>`
    select ${columns} from ${tables} where p.partner_id = ${partnerId} and p.id = ${id}`.execute(db)
  return rows[0]
}

export interface LedgerRow extends Balances {
  readonly id: number
  readonly kind: LedgerKind
  readonly orderSn: string
  readonly at: number
}

export async function listLedger(
  db: Db,
  partnerId: number,
  promoterId: number,
  { offset, limit }: Page,
): Promise<{ rows: LedgerRow[]; total: number }> {
  const which = sql`l.partner_id = ${partnerId} and l.promoter_id = ${promoterId}`
  const [{ rows }, total] = await Promise.all([
    sql<LedgerRow>`
      select l.id, l.kind, coalesce(o.order_sn, '') as "orderSn", l.frozen, l.available, l.withdrawing,
        l.withdrawn, ${ms('l.at')} as at
      from fx_ledger l
      left join fx_commission c on c.partner_id = l.partner_id and c.id = l.commission_id
      left join orders o on o.id = c.order_id
      where ${which} order by l.id desc limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`fx_ledger l where ${which}`),
  ])
  return { rows, total }
}

export interface RateRow {
  readonly id: number
  readonly kind: RateKind
  readonly target: string
  readonly name: string
  readonly bp: number
}

const rateColumns = sql`r.id, r.kind, r.bp, coalesce(k.product_sn, g.code, c.code) as target,
  coalesce(kg.title || ' ' || array_to_string(array(select a ->> 'value'
    from jsonb_array_elements(k.attrs) a),
    ' / '),
    g.title, c.name) as name`
const rateTables = sql`fx_rate r
  left join sku k on r.kind = 'sku' and k.partner_id = r.partner_id and k.id = r.target_id
  left join goods kg on kg.partner_id = k.partner_id and kg.id = k.goods_id
  left join goods g on r.kind = 'goods' and g.partner_id = r.partner_id and g.id = r.target_id
  left join category c on r.kind = 'category' and c.partner_id = r.partner_id and c.id = r.target_id`

export async function listRates(
  db: Db,
  partnerId: number,
  { offset, limit }: Page,
): Promise<{ rows: RateRow[]; total: number }> {
  const [{ rows }, total] = await Promise.all([
    sql<RateRow>`
      select ${rateColumns} from ${rateTables}
      where r.partner_id = ${partnerId}
      order by r.kind, r.id desc limit ${limit} offset ${offset}`.execute(db),
    totalOf(db, sql`fx_rate where partner_id = ${partnerId}`),
  ])
  return { rows, total }
}

export async function findRate(
  db: Db,
  partnerId: number,
  id: number,
): Promise<RateRow | undefined> {
  const { rows } = await sql<RateRow>`
    select ${rateColumns} from ${rateTables}
    where r.partner_id = ${partnerId} and r.id = ${id}`.execute(db)
  return rows[0]
}

const targets: Readonly<
  Record<RateKind, (partnerId: number, code: string) => RawBuilder<{ id: number }>>
> = {
  sku: (partnerId, code) =>
    sql`select id from sku where partner_id = ${partnerId} and product_sn = ${code}`,
  goods: (partnerId, code) =>
    sql`
      select id from goods where partner_id = ${partnerId} and (code = ${code} or id::text = ${code})
      order by id::text = ${code} desc`,
  category: (partnerId, code) =>
    sql`
      select id from category
      where partner_id = ${partnerId} and (code = ${code} or name = ${code} or id::text = ${code})
      order by id::text = ${code} desc`,
}

/**
 * What a rate is to be set for, by its number, its code, or the name of a category; a number is
 * meant before a code that reads alike.
 */
export async function findTarget(
  db: Db,
  partnerId: number,
  kind: RateKind,
  code: string,
): Promise<number | undefined> {
  const { rows } = await targets[kind](partnerId, code).execute(db)
  return rows[0]?.id
}

/**
 * The id of the rate and what it was before; null: there was none. One who waited for another that
 * wrote the same finds it as it is.
 */
export async function writeRate(
  trx: Db,
  partnerId: number,
  rate: { readonly kind: RateKind; readonly targetId: number; readonly bp: number },
): Promise<{ id: number; before: number | null }> {
  const { kind, targetId, bp } = rate
  const { rows } = await sql<{ id: number; before: number | null }>`
    with old as (select bp from fx_rate
      where partner_id = ${partnerId} and kind = ${kind} and target_id = ${targetId})
    insert into fx_rate (partner_id, kind, target_id, bp) values (${partnerId}, ${kind}, ${targetId}, ${bp})
    on conflict (partner_id, kind, target_id) do update set bp = excluded.bp
      where fx_rate.bp <> excluded.bp
    returning id, (select bp from old) as before`.execute(trx)
  if (rows[0]) return rows[0]
  const same = await sql<{ id: number; before: number }>`
    select id, bp as before from fx_rate
    where partner_id = ${partnerId} and kind = ${kind} and target_id = ${targetId}`.execute(trx)
  return same.rows[0]!
}

/** Whether it was there until now. */
export async function deleteRate(trx: Db, partnerId: number, id: number): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from fx_rate where partner_id = ${partnerId} and id = ${id}`.execute(trx)
  return numAffectedRows === 1n
}
