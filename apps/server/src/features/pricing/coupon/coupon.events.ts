import { couponStatus } from '@mallard/contract/pricing/coupon/coupon.codes'
import { actorType, type Instant } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { EventHandler, EventName, EventOf } from '#platform/events/topics.ts'
import type { Services } from '#platform/services.ts'

const paying: readonly EventName<'order'>[] = ['pay', 'approve']
const closing: readonly EventName<'order'>[] = [
  'cancel',
  'expire',
  'expireReview',
  'closeByOperator',
]

type Ordered = Pick<EventOf<'order'>, 'orderSn'>

/**
 * A coupon is used when its order is paid, and comes back when an order is closed before that
 * (domain.md §3.6).
 */
export function couponsOnOrders({ clock }: Pick<Services, 'clock'>): EventHandler<'order'> {
  return {
    topic: 'order',
    name: 'coupon',
    events: [...paying, ...closing],
    handle: async (trx, events) => {
      const of = (names: readonly EventName<'order'>[]) =>
        events.filter(({ event }) => names.includes(event))
      await move(trx, of(paying), { from: [1], isBack: false }, clock.now())
      await move(trx, of(closing), { from: [1], isBack: true }, clock.now())
    },
  }
}

/**
 * An order that was paid is refunded whole before it was shipped: its coupons come back while they
 * are valid, those as well that are only locked because nobody was told of the payment yet.
 */
export async function returnCoupons(
  trx: Db,
  orders: readonly Ordered[],
  now: Instant,
): Promise<void> {
  await move(trx, orders, { from: [1, 2], isBack: true }, now)
}

async function move(
  trx: Db,
  orders: readonly Ordered[],
  { from, isBack }: { from: readonly number[]; isBack: boolean },
  now: Instant,
): Promise<void> {
  if (orders.length === 0) return
  const at = new Date(now)
  const orderSns = orders.map(({ orderSn }) => orderSn)
  await sql`
    with was as (
      select h.id, h.order_sn, h.status,
        case when not ${isBack}::boolean then ${lit(couponStatus.used)}
          when h.valid_to > ${at}::timestamptz then ${lit(couponStatus.unused)}
          else ${lit(couponStatus.expired)} end as next
      from coupon_history h where h.order_sn = any(${orderSns}::text[])
        and h.status = any(${from}::smallint[]) order by h.id for update
    ), moved as (
      update coupon_history h set status = was.next,
        order_sn = case when was.next = ${lit(couponStatus.used)} then h.order_sn end,
        used_at = case when was.next = ${lit(couponStatus.used)} then h.used_at end
      from was where h.id = was.id returning h.id, h.partner_id
    )
    insert into coupon_log (history_id, partner_id, from_status, to_status, actor_type, order_sn, at)
    select was.id, moved.partner_id, was.status, was.next, ${lit(actorType.system)}, was.order_sn,
      ${at}::timestamptz from was join moved on moved.id = was.id`.execute(trx)
}
