import {
  batchStatus,
  groupGoals,
  groupResults,
} from '@mallard/contract/activities/group-buy/group-buy.codes'
import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

/** Purchases that count: paid, and neither left nor given up. */
const counts = `b.status in (${batchStatus.waiting}, ${batchStatus.formed}, ${batchStatus.done})`
/** Purchases whose group is formed. */
const isFormed = `b.status in (${batchStatus.formed}, ${batchStatus.done})`

/** The orders of an activity have no event that waits to be handled. */
const isSettled = (activity: string) => `
  not exists (select 1 from group_batch w join orders o on o.batch = w.token
    join order_log l on l.order_id = o.id where w.activity_id = ${activity} and not l.is_handled)
  and not exists (select 1 from group_batch w join orders o on o.batch = w.token
    join event_failure f on f.topic = 'order' and f.key = o.id::text
    where w.activity_id = ${activity} and f.handler = 'purchase')`

export const groupBuyInvariants: FeatureInvariants = {
  statements: `
-- I-11 what is reserved and sold of a group activity are the units of its purchases, and what a member has of it are theirs, once the events of their orders are handled
select q.activity_id, q.sku_id, q.reserved, q.sold, f.reserved as unpaid, f.sold as paid, h.units as shares
from group_sku q cross join lateral (
  select coalesce(sum(i.quantity) filter (where b.status = ${batchStatus.unpaid}), 0) as reserved,
    coalesce(sum(i.quantity) filter (where ${counts}), 0) as sold
  from group_batch b join orders o on o.batch = b.token join order_item i on i.order_id = o.id
  where b.activity_id = q.activity_id and i.sku_id = q.sku_id) f
cross join lateral (
  select coalesce(sum(s.units), 0) as units from group_share s where s.activity_id = q.activity_id
    and s.sku_id = q.sku_id) h
where /* each group: q.activity_id = any($keys) */ true
  and (q.reserved <> f.reserved or q.sold <> f.sold or h.units <> f.reserved + f.sold)
  and ${isSettled('q.activity_id')};

-- I-25 a group is formed exactly if its goal was reached or staff said so, and nobody of a formed one was given up
select a.id, a.result, a.goal_value, f.people, f.units, f.given_up, f.waiting, f.formed
from group_activity a cross join lateral (
  select count(distinct b.member_id) filter (where ${counts}) as people,
    coalesce(sum(b.units) filter (where ${counts}), 0) as units,
    count(*) filter (where b.status in (${batchStatus.refunding}, ${batchStatus.refunded})
      and not b.has_left) as given_up,
    count(*) filter (where b.status = ${batchStatus.waiting}) as waiting,
    count(*) filter (where ${isFormed}) as formed
  from group_batch b where b.activity_id = a.id) f
where /* each group: a.id = any($keys) */ true
  and ((a.result = ${groupResults.indexOf('forming')} and (f.formed > 0 or f.given_up > 0
      or (a.goal_type > ${groupGoals.indexOf('none')}
        and a.goal_value <= case a.goal_type when ${groupGoals.indexOf('people')} then f.people
          else f.units end)))
    or (a.result = ${groupResults.indexOf('formed')} and (f.given_up > 0 or f.waiting > 0
      or (a.forced_reason = '' and a.goal_value > case a.goal_type
        when ${groupGoals.indexOf('people')} then f.people
        when ${groupGoals.indexOf('quantity')} then f.units else 0 end)))
    or (a.result = ${groupResults.indexOf('failed')} and f.formed > 0))
  and ${isSettled('a.id')};

-- I-25 the orders of a group purchase stand where the purchase does, and none is shipped before its group is formed
select b.token, b.status, o.order_sn, o.status as order_status
from group_batch b join orders o on o.batch = b.token
where /* each group: b.activity_id = any($keys) */ true
  and (o.kind <> ${orderKind.groupBuy} or o.member_id <> b.member_id
    or (b.status = ${batchStatus.unpaid}
      and o.status not in (${orderStatus.unpaid}, ${orderStatus.reviewing}))
    or (b.status = ${batchStatus.waiting} and o.status <> ${orderStatus.grouping})
    or (b.status in (${batchStatus.refunding}, ${batchStatus.refunded}, ${batchStatus.cancelled})
      and o.status <> ${orderStatus.closed})
    or (${isFormed} and o.status not in (${orderStatus.toShip}, ${orderStatus.toReceive},
      ${orderStatus.done}, ${orderStatus.closed}))
    or (b.status = ${batchStatus.cancelled} and o.pay_status <> 0)
    or (b.status = ${batchStatus.refunded} and o.refunded_amount < o.paid_amount)
    or (b.status not in (${batchStatus.formed}, ${batchStatus.done})
      and exists (select 1 from delivery d where d.order_id = o.id)))
  and ${isSettled('b.activity_id')};
`,
  subjects: {
    group: {
      table: 'group_activity',
      column: 'id',
      type: 'bigint',
      logs: {
        order_log: `select (o.context->>'activityId')::bigint from orders o where o.id = l.order_id
          and o.kind = ${orderKind.groupBuy}`,
      },
    },
  },
}
