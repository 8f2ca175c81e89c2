import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { refuse, type Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { FlowOwner, OrderedLine, Reservation } from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import { freedBy, yearAt } from './inner-buy.rules.ts'

/** Fen of the goods at their inner prices; points come off what is paid, not off this. */
const quotaOf = (lines: readonly OrderedLine[]): number =>
  lines.reduce((sum, line) => sum + line.product_price * line.quantity - line.promotion_amount, 0)

const pricedOf = (lines: readonly OrderedLine[]) =>
  JSON.stringify(
    lines.map((line) => ({
      skuId: line.sku_id,
      quantity: line.quantity,
      amount: line.product_price * line.quantity - line.promotion_amount,
    })),
  )

/**
 * Keeps quota of the year in the order's statement, by compare-and-set of the person's grant, for
 * an employee and at the prices that hold now; `inner_use` says for which order.
 */
export function reservationOf(
  { partnerId, storeId, memberId }: FlowOwner,
  lines: readonly OrderedLine[],
  at: Date,
  orderSn: string,
): Reservation {
  const amount = quotaOf(lines)
  const isEmployee = sql`exists (select 1 from member m
    where m.partner_id = ${partnerId} and m.id = ${memberId} and 'employee' = any(m.roles))`
  const isPriced = sql`${lines.length}::int = (
    select count(*)
    from jsonb_to_recordset(${pricedOf(lines)}::jsonb) as w("skuId" bigint, quantity int, amount bigint)
    join inner_price p on p.partner_id = ${partnerId} and p.store_id = ${storeId} and p.sku_id = w."skuId"
      and p.closed_at is null
    join store_sku t on t.partner_id = p.partner_id and t.store_id = p.store_id and t.sku_id = p.sku_id
    where least(p.price, t.sale_price) * w.quantity = w.amount)`
  return {
    parts: sql`
      inner_quota as (
        update inner_grant g set reserved = g.reserved + ${amount}::bigint
        where g.partner_id = ${partnerId} and g.store_id = ${storeId} and g.member_id = ${memberId}
          and g.year = ${yearAt(at.getTime())} and g.used + g.reserved + ${amount}::bigint <= g.quota
          and ${isEmployee} and ${isPriced} and exists (select 1 from taken)
        returning g.id, g.partner_id, g.store_id
      ), inner_kept as (
        insert into inner_use (order_sn, grant_id, partner_id, store_id, amount, at)
        select ${orderSn}::text, q.id, q.partner_id, q.store_id, ${amount}::bigint, ${at}::timestamptz
        from inner_quota q
        returning order_sn
      )`,
    done: sql`inner_kept`,
    failures: [
      { when: sql`not ${isEmployee}`, refused: refuse('innerStranger') },
      { when: sql`not ${isPriced}`, refused: refuse('priceChanged') },
      { when: sql`not exists (select 1 from inner_kept)`, refused: refuse('innerQuotaShort') },
    ],
  }
}

const kept = 1
const used = 2
const free = 3

interface StandingUse {
  readonly orderSn: string
  readonly grantId: number
  readonly status: number
  readonly amount: number
  readonly freed: number
  readonly isPaid: boolean
  readonly isClosed: boolean
  readonly paid: number
  readonly refunded: number
}

/**
 * Brings what orders took in step with what became of them: used once paid, free again once closed
 * unpaid, and in proportion once refunded. It looks at the orders, not at what happened, so it may
 * be asked late, twice, or in another order.
 */
export async function settleUses(trx: Db, orderSns: readonly string[]): Promise<void> {
  const { rows } = await sql<StandingUse>`
    select u.order_sn as "orderSn", u.grant_id as "grantId", u.status, u.amount, u.freed,
      o.pay_status > 0 as "isPaid", o.status = ${lit(orderStatus.closed)} as "isClosed",
      i.refunded, i.paid
    from inner_use u join orders o on o.partner_id = u.partner_id and o.order_sn = u.order_sn
    cross join lateral (
      select coalesce(sum(i.refunded_amount), 0)::bigint as refunded,
        coalesce(sum(i.real_amount), 0)::bigint as paid from order_item i where i.order_id = o.id
    ) i
    where u.order_sn = any(${orderSns}::text[]) order by u.order_sn for no key update of u`.execute(
    trx,
  )
  const moves = rows.flatMap((use) => {
    const status = use.isPaid ? used : use.isClosed ? free : kept
    const freed = status === used ? Math.max(use.freed, freedBy(use)) : 0
    if (status === use.status && freed === use.freed) return []
    const held = (at: number) => (at === kept ? use.amount : 0)
    const spent = (at: number, back: number) => (at === used ? use.amount - back : 0)
    return [
      {
        orderSn: use.orderSn,
        grantId: use.grantId,
        status,
        freed,
        reserved: held(status) - held(use.status),
        used: spent(status, freed) - spent(use.status, use.freed),
      },
    ]
  })
  if (moves.length === 0) return
  await sql`
    with m as (
      select *
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m("orderSn" text, "grantId" bigint,
        status smallint, freed bigint, reserved bigint, used bigint)
    ), settled as (
      update inner_use u set status = m.status, freed = m.freed from m where u.order_sn = m."orderSn"
    )
    update inner_grant g set reserved = g.reserved + f.reserved, used = g.used + f.used
    from (select m."grantId", sum(m.reserved) as reserved, sum(m.used) as used from m group by 1) f
    where g.id = f."grantId"`.execute(trx)
}

/** Gives every employee the quota of a year, of stores that give one and have not yet this year. */
export async function grantYear(trx: Db, year: number, at: Date): Promise<Scope[]> {
  const { rows } = await sql<Scope>`
    with due as (
      update inner_setting s set granted_year = ${year} where s.granted_year < ${year} and s.yearly_quota > 0
      returning s.partner_id, s.store_id, s.yearly_quota
    ), given as (
      insert into inner_grant (partner_id, store_id, member_id, year, quota, created_at)
      select d.partner_id, d.store_id, m.id, ${year}::int, d.yearly_quota, ${at}::timestamptz
      from due d join member m on m.partner_id = d.partner_id and 'employee' = any(m.roles)
      on conflict (partner_id, store_id, year, member_id) do nothing
    )
    select partner_id as "partnerId", store_id as "storeId" from due`.execute(trx)
  return rows
}
