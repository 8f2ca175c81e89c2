import { roomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const bargainInvariants: FeatureInvariants = {
  statements: `
-- I-24 the cuts of a bargain room are what its price came down by, and as many as it counts
select r.id, r.start_price, r.current_price, r.helps
from bargain_room r cross join lateral (
  select coalesce(sum(h.cut), 0) as cuts, count(*) as helps from bargain_help h where h.room_id = r.id
    and h.voided_at is null) f
where /* each bargain: r.bargain_id = any($keys) */ true
  and (r.start_price - r.current_price <> f.cuts or r.helps <> f.helps);

-- I-24 what is taken of a bargain are its rooms at the floor and those that were ordered, and what is sold are those that were paid
select b.id, b.reserved, b.sold
from bargain b cross join lateral (
  select count(*) filter (where r.paid_at is null) as reserved,
    count(*) filter (where r.paid_at is not null) as sold
  from bargain_room r where r.bargain_id = b.id
    and r.status in (${roomStatus.reached}, ${roomStatus.ordered})) f
where /* each bargain: b.id = any($keys) */ true
  and (b.reserved <> f.reserved or b.sold <> f.sold);

-- I-24 a bargain room is ordered once, by the order that names it, once the events of its orders are handled
select r.id, r.order_sn
from bargain_room r
where /* each bargain: r.bargain_id = any($keys) */ true
  and (select count(*) from orders o where o.kind = ${orderKind.bargain} and o.context->>'room' = r.token
    and (o.status in (${orderStatus.unpaid}, ${orderStatus.reviewing}) or o.pay_status > 0))
    <> (case when r.status = ${roomStatus.ordered} then 1 else 0 end)
  and not exists (select 1 from orders o join order_log l on l.order_id = o.id
    where o.kind = ${orderKind.bargain} and o.context->>'room' = r.token and not l.is_handled)
  and not exists (select 1 from orders o join event_failure f on f.topic = 'order' and f.key = o.id::text
    where o.kind = ${orderKind.bargain} and o.context->>'room' = r.token and f.handler = 'purchase');
`,
  subjects: {
    bargain: {
      table: 'bargain',
      column: 'id',
      type: 'bigint',
      logs: {
        order_log: `select (o.context->>'bargainId')::bigint from orders o where o.id = l.order_id
          and o.kind = ${orderKind.bargain}`,
      },
    },
  },
}
