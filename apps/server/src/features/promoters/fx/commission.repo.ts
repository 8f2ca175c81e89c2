import {
  clickDays,
  paysNothing,
  relationDays,
  promoterStatus,
  commissionStatus,
} from '@mallard/contract/promoters/fx/fx.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { notPaid, type CommissionState, type LineNow } from './fx.rules.ts'
import { ms } from '#platform/db/ms.ts'
import './fx.tables.ts'

/** Basis points of a SKU `k` of goods `g`: its own, else those of the goods, of its category or the one above, else the partner's. */
export const rateOf = (partner: RawBuilder<unknown>): RawBuilder<number> => sql`coalesce(
  (select r.bp from fx_rate r left join category c on c.partner_id = ${partner} and c.id = g.category_id
    where r.partner_id = ${partner}
      and ((r.kind = 'sku' and r.target_id = k.id) or (r.kind = 'goods' and r.target_id = g.id)
      or (r.kind = 'category' and r.target_id in (c.id, c.parent_id)))
    order by case r.kind when 'sku' then 0 when 'goods' then 1 else 2 end, r.target_id = g.category_id desc
    limit 1),
      (select t.rate_bp from fx_setting t where t.partner_id = ${partner}), 0)`

export interface OrderMoment extends Scope {
  readonly orderId: number
  readonly memberId: number
  readonly isSubmit: boolean
  readonly at: Date
}

/**
 * Notes through which promoter orders came that were just placed, with the rates of their lines: whose
 * customer the buyer is, else whose link they opened last in the days that count; never their own, and
 * none of the ways to buy, the buyers and the earners that the partner has switched off.
 * The orders among the given ones that are a promoter's, these and earlier ones: in one statement,
 * because most orders are nobody's. Whoever comes second leaves all of it alone: the order has two
 * keys here, and a conflict of either is the same one.
 */
export async function attributeOrders(
  trx: Db,
  orders: readonly OrderMoment[],
): Promise<readonly number[]> {
  const given = orders.map(({ orderId, partnerId, storeId, memberId, isSubmit, at }) => ({
    order_id: orderId,
    partner_id: partnerId,
    store_id: storeId,
    member_id: memberId,
    is_submit: isSubmit,
    at,
  }))
  const { rows } = await sql<{ id: number }>`
    with e as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as e(order_id bigint, partner_id integer, store_id integer, member_id bigint,
          is_submit boolean, at timestamptz)
    ), paying as (
      select e.*, coalesce(t.employees_earn, true) as employees_earn
      from e join orders o on o.id = e.order_id join member m on m.id = e.member_id
      left join fx_setting t on t.partner_id = e.partner_id
      where e.is_submit and o.kind <> all(coalesce(t.off_kinds, ${[...paysNothing]}::smallint[]))
        and (coalesce(t.employees_pay, true) or 'employee' <> all(m.roles))
    ), made as (
      insert into fx_order (order_id, partner_id, store_id, promoter_id, member_id, link, created_at)
      select e.order_id, e.partner_id, e.store_id, coalesce(r.promoter_id, n.promoter_id), e.member_id,
        coalesce(n.path, ''), e.at
      from paying e
      left join lateral (
        select p.id as promoter_id from fx_relation r join fx_promoter p on p.id = r.promoter_id
          and p.status = ${lit(promoterStatus.active)} and p.member_id <> e.member_id
        where r.partner_id = e.partner_id and r.member_id = e.member_id and r.protect_until > e.at
      ) r on true
      left join lateral (
        select p.id as promoter_id, n.path
        from share_note n join fx_promoter p on p.partner_id = n.partner_id and p.member_id = n.sponsor_id
          and p.status = ${lit(promoterStatus.active)}
        where n.partner_id = e.partner_id and n.member_id = e.member_id and n.channel = 'opened'
          and n.path like '/fx/%'
          and n.sponsor_id <> e.member_id and n.at <= e.at and n.at > e.at - ${clickDays} * interval '1 day'
          and (r.promoter_id is null or p.id = r.promoter_id)
        order by n.at desc limit 1
      ) n on true
      where coalesce(r.promoter_id, n.promoter_id) is not null and (e.employees_earn or not exists (
        select 1 from fx_promoter p join member m on m.id = p.member_id
        where p.id = coalesce(r.promoter_id, n.promoter_id) and 'employee' = any(m.roles)))
      on conflict do nothing
      returning order_id, partner_id, promoter_id
    ), lines as (
      insert into fx_commission (partner_id, order_id, order_item_id, promoter_id, bp)
      select m.partner_id, m.order_id, i.id, m.promoter_id, ${rateOf(sql`m.partner_id`)}
      from made m join order_item i on i.order_id = m.order_id
      join sku k on k.partner_id = m.partner_id and k.id = i.sku_id
      join goods g on g.partner_id = m.partner_id and g.id = i.goods_id
      where i.gift_of is null
      on conflict do nothing
    )
    select order_id as id from made
    union select f.order_id from e join fx_order f on f.order_id = e.order_id
    order by id`.execute(trx)
  return rows.map(({ id }) => id)
}

export interface PromoterOrder {
  readonly orderId: number
  readonly partnerId: number
  readonly storeId: number
  readonly orderSn: string
  readonly promoterId: number
  readonly memberId: number
  readonly isPaid: boolean
  readonly isClosed: boolean
  readonly receivedAt: number | null
  readonly openReturns: number
}

/** An order of a promoter, whose commissions wait for nobody else until the transaction ends. */
export async function lockPromoterOrder(
  trx: Db,
  orderId: number,
): Promise<PromoterOrder | undefined> {
  const { rows } = await sql<PromoterOrder>`
    select f.order_id as "orderId", f.partner_id as "partnerId", f.store_id as "storeId",
      f.promoter_id as "promoterId", f.member_id as "memberId",
      o.order_sn as "orderSn", o.pay_status = 1 as "isPaid",
      o.status = ${lit(orderStatus.closed)} as "isClosed", o.open_returns as "openReturns",
      case when o.status = ${lit(orderStatus.done)} then ${ms('o.receive_time')} end as "receivedAt"
    from fx_order f join orders o on o.id = f.order_id where f.order_id = ${orderId} for update of f`.execute(
    trx,
  )
  return rows[0]
}

export interface CommissionRow
  extends CommissionState, Pick<LineNow, 'realAmount' | 'refundedAmount' | 'afterSaleDays'> {
  readonly id: number
}

export async function commissionsOf(trx: Db, orderId: number): Promise<CommissionRow[]> {
  const { rows } = await sql<CommissionRow>`
    select c.id, c.bp, c.base, c.kept, c.amount, c.reversed, c.status, ${ms('c.settle_at')} as "settleAt",
      i.real_amount as "realAmount", i.refunded_amount as "refundedAmount",
      i.after_sale_days as "afterSaleDays"
    from fx_commission c
    join order_item i on i.id = c.order_item_id
    where c.order_id = ${orderId}
    order by c.id`.execute(trx)
  return rows
}

/** `paidAt` counts the first time only. */
export async function writeCommission(
  trx: Db,
  id: number,
  { base, kept, amount, reversed, status, settleAt }: CommissionState,
  paidAt: Date | null,
): Promise<void> {
  await sql`
    update fx_commission set base = ${base}, kept = ${kept}, amount = ${amount}, reversed = ${reversed},
      status = ${status}, settle_at = ${settleAt === null ? null : new Date(settleAt)},
      paid_at = coalesce(paid_at, ${paidAt}::timestamptz)
    where id = ${id}`.execute(trx)
}

/**
 * Gives orders that were just placed to the promoter whose customer the buyer has become meanwhile;
 * what is paid stays where it is.
 */
export async function giveToRelation(trx: Db, orderIds: readonly number[]): Promise<void> {
  await sql`
    with moved as (
      update fx_order f set promoter_id = r.promoter_id, link = ''
      from fx_relation r join fx_promoter p on p.partner_id = r.partner_id and p.id = r.promoter_id
        and p.status = ${lit(promoterStatus.active)} and p.member_id <> r.member_id
      where f.order_id = any(${[...orderIds]}::bigint[]) and r.partner_id = f.partner_id
        and r.member_id = f.member_id
        and r.protect_until > f.created_at and r.promoter_id <> f.promoter_id
        and not exists (select 1 from fx_commission c where c.partner_id = f.partner_id
          and c.order_id = f.order_id and c.status <> ${lit(notPaid)})
      returning f.partner_id, f.order_id, f.promoter_id
    )
    update fx_commission c set promoter_id = m.promoter_id from moved m
    where c.partner_id = m.partner_id and c.order_id = m.order_id`.execute(trx)
}

/** Makes the buyer the promoter's customer, unless they are somebody's already. */
export async function bindCustomer(
  trx: Db,
  { partnerId, memberId, promoterId, orderId }: PromoterOrder,
  at: Date,
): Promise<void> {
  await sql`
    insert into fx_relation (partner_id, member_id, promoter_id, order_id, bound_at, protect_until)
    values (${partnerId}, ${memberId}, ${promoterId}, ${orderId}, ${at}::timestamptz,
      ${at}::timestamptz + ${relationDays} * interval '1 day')
    on conflict (partner_id, member_id) do update
      set promoter_id = excluded.promoter_id, order_id = excluded.order_id, bound_at = excluded.bound_at,
        protect_until = excluded.protect_until
      where fx_relation.protect_until <= excluded.bound_at
        and fx_relation.order_id <> excluded.order_id`.execute(trx)
}

/** Orders of which something may settle now, the oldest first. */
export async function ordersToSettle(db: Db, at: Date, max: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.order_id as id from fx_commission c join orders o on o.id = c.order_id
    where c.status = ${lit(commissionStatus.frozen)} and c.settle_at <= ${at}
      and o.status = ${lit(orderStatus.done)} and o.open_returns = 0
    group by c.order_id order by min(c.settle_at), c.order_id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}
