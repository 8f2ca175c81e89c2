import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { StoreDay } from './count.repo.ts'
import './figures.tables.ts'

/**
 * Counts what the orders of a day were of each kind of a thing, once its buyers are counted. An
 * order with several goods or promotions stands under each of them, once.
 */
export async function countParts(trx: Db, { scope, day, from, until }: StoreDay): Promise<void> {
  const { partnerId, storeId } = scope
  await sql`delete from figure_part f where ${ofStore('f', scope)} and f.day = ${day}::date`.execute(
    trx,
  )
  await sql`
    with paid as materialized (
      select o.id, o.order_sn, o.member_id, b.is_new, o.kind::text as kind,
        coalesce(o.pay_method, 'none') as method, coalesce(o.receiver ->> 'province', '') as province,
        o.paid_amount as paid, o.promotions, o.total_amount + o.freight_amount - o.pay_amount as cost,
        o.coupon_amount, o.freight_discount_amount
      from orders o
      join figure_buyer b on b.partner_id = o.partner_id and b.store_id = o.store_id
        and b.day = ${day}::date and b.member_id = o.member_id
      where ${ofStore('o', scope)} and o.pay_time >= ${from} and o.pay_time < ${until}
    ), parts as (
      select 'method' as part, p.method as key, p.id, p.member_id, p.is_new, 0 as units, p.paid,
        0::bigint as cost
      from paid p
      union all select 'province', p.province, p.id, p.member_id, p.is_new, 0, p.paid, 0 from paid p
      union all select 'kind', p.kind, p.id, p.member_id, p.is_new, 0, p.paid, p.cost from paid p
      union all
      select 'buyer', case when p.is_new then 'new' else 'back' end, p.id, p.member_id, p.is_new, 0, p.paid, 0
      from paid p
      union all
      select 'promotion', a.id, p.id, p.member_id, p.is_new, 0, p.paid, a.amount
      from paid p
      cross join lateral (
        select m ->> 'id' as id, sum((m ->> 'amount')::bigint) as amount
        from jsonb_array_elements(p.promotions) m group by 1) a
      union all
      select 'coupon', h.template_id::text, p.id, p.member_id, p.is_new, 0, p.paid,
        case when h.is_freight then p.freight_discount_amount else p.coupon_amount end
      from paid p join coupon_history h on h.order_sn = p.order_sn
      union all
      select 'goods', i.goods_id::text, p.id, p.member_id, p.is_new, sum(i.quantity)::int,
        sum(i.real_amount), 0
      from paid p join order_item i on i.order_id = p.id
      group by i.goods_id, p.id, p.member_id, p.is_new
    )
    insert into figure_part (partner_id, store_id, day, part, key, orders, units, paid, cost, buyers,
      new_buyers)
    select ${partnerId}, ${storeId}, ${day}::date, x.part, x.key, count(distinct x.id), sum(x.units),
      sum(x.paid), sum(x.cost), count(distinct x.member_id),
      count(distinct x.member_id) filter (where x.is_new)
    from parts x group by x.part, x.key`.execute(trx)
}

/** Counts again what those who came in a month bought in each month since. */
export async function countCohorts(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // It reads all buyers, at night.
    await sql`set local statement_timeout = '10min'`.execute(trx)
    await sql`select pg_advisory_xact_lock(hashtext('figure_cohort'))`.execute(trx)
    await trx.deleteFrom('figure_cohort').execute()
    await sql`
      with came as (
        select b.partner_id, b.store_id, b.member_id, date_trunc('month', min(b.day))::date as began
        from figure_buyer b group by 1, 2, 3
      )
      insert into figure_cohort (partner_id, store_id, began, month, buyers, paid)
      select b.partner_id, b.store_id, c.began, date_trunc('month', b.day)::date,
        count(distinct b.member_id), sum(b.paid)
      from figure_buyer b join came c using (partner_id, store_id, member_id)
      group by 1, 2, 3, 4`.execute(trx)
  })
}
