import { refuse } from '@mallard/kernel'
import { sql } from 'kysely'
import type { FlowOwner, Purchase, Reservation } from '#features/trade/checkout/index.ts'
import { hasBought } from '#features/trade/order/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { PostageContext } from './postage-purchase.ts'

/**
 * Takes a unit of a trial in the order's statement: the member's one claim first, then the quota
 * that everyone wants.
 */
export function reservationOf(
  { partnerId, storeId, memberId }: FlowOwner,
  { promotionId, price }: PostageContext,
  at: Date,
  orderSn: string,
): Reservation {
  const its = sql`p.partner_id = ${partnerId} and p.store_id = ${storeId} and p.id = ${promotionId}`
  const isRunning = sql`exists (select 1 from postage_promotion p
    where ${its} and p.closed_at is null and p.start_at <= ${at} and p.end_at > ${at})`
  const mayTake = sql`exists (select 1 from postage_promotion p
    where ${its} and (p.audience = 'all' or not ${hasBought(partnerId, memberId)}))`
  return {
    parts: sql`
      postage_claimed as (
        insert into postage_claim (promotion_id, member_id, partner_id, store_id, order_sn, at)
        select p.id, ${memberId}::bigint, p.partner_id, p.store_id, ${orderSn}::text, ${at}::timestamptz
        from postage_promotion p
        where ${its} and p.postage_amount = ${price} and ${isRunning} and ${mayTake}
          and exists (select 1 from taken)
        on conflict (promotion_id, member_id) do nothing
        returning promotion_id
      ), postage_quota as (
        update postage_promotion p set reserved = p.reserved + 1 from postage_claimed c
        where p.id = c.promotion_id and p.sold + p.reserved < p.quota
        returning p.id
      )`,
    done: sql`postage_quota`,
    failures: [
      { when: sql`not ${isRunning}`, refused: refuse('postageOver') },
      { when: sql`not ${mayTake}`, refused: refuse('postageNotNew') },
      { when: sql`not exists (select 1 from postage_claimed)`, refused: refuse('postageJoined') },
      { when: sql`not exists (select 1 from postage_quota)`, refused: refuse('postageGone') },
    ],
  }
}

type Taken = readonly Purchase<PostageContext>[]

const snsOf = (orders: Taken) => orders.map(({ orderSn }) => orderSn)

/** Units that were put aside are paid: nobody takes them again, whatever becomes of the orders. */
export async function sellUnits(trx: Db, orders: Taken): Promise<void> {
  await sql`
    with paid as (
      update postage_claim c set paid_at = ${orders[0]!.at}
      where c.order_sn = any(${snsOf(orders)}::text[]) and c.paid_at is null
      returning c.promotion_id
    )
    update postage_promotion p set reserved = p.reserved - f.units, sold = p.sold + f.units
    from (select promotion_id, count(*)::int as units from paid group by 1) f
    where p.id = f.promotion_id`.execute(trx)
}

/** Units of orders that were closed unpaid can be taken again, by the same member as well. */
export async function freeUnits(trx: Db, orders: Taken): Promise<void> {
  await sql`
    with gone as (
      delete from postage_claim c
      where c.order_sn = any(${snsOf(orders)}::text[]) and c.paid_at is null
      returning c.promotion_id
    )
    update postage_promotion p set reserved = p.reserved - f.units
    from (select promotion_id, count(*)::int as units from gone group by 1) f
    where p.id = f.promotion_id`.execute(trx)
}
