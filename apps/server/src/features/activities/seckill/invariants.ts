import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const seckillInvariants: FeatureInvariants = {
  statements: `
-- I-11 what is taken of a flash sale is what members took, and no more than its quota
select q.seckill_id, q.sku_id, q.quota, q.sold, q.reserved
from seckill_sku q
where /* each seckill: q.seckill_id = any($keys) */ true
  and (q.sold + q.reserved > q.quota or q.sold < 0 or q.reserved < 0
    or q.sold + q.reserved <> (select coalesce(sum(u.units), 0) from seckill_user u
      where u.seckill_id = q.seckill_id and u.sku_id = q.sku_id));

-- I-11 what a flash sale keeps for unpaid orders is what those are for, once the events of its orders are handled
select q.seckill_id, q.sku_id, q.reserved
from seckill_sku q
where /* each seckill: q.seckill_id = any($keys) */ true
  and q.reserved <> (
    select coalesce(sum((o.context->>'quantity')::int), 0) from orders o
    where o.kind = ${orderKind.seckill} and o.status in (${orderStatus.unpaid}, ${orderStatus.reviewing})
      and (o.context->>'seckillId')::bigint = q.seckill_id and (o.context->>'skuId')::bigint = q.sku_id)
  and not exists (select 1 from orders o join order_log l on l.order_id = o.id
    where o.kind = ${orderKind.seckill} and (o.context->>'seckillId')::bigint = q.seckill_id
      and not l.is_handled)
  and not exists (select 1 from orders o join event_failure f on f.topic = 'order' and f.key = o.id::text
    where o.kind = ${orderKind.seckill} and (o.context->>'seckillId')::bigint = q.seckill_id
      and f.handler = 'purchase');
`,
  subjects: {
    seckill: {
      table: 'seckill',
      column: 'id',
      type: 'bigint',
      logs: {
        order_log: `select (o.context->>'seckillId')::bigint from orders o where o.id = l.order_id
          and o.kind = ${orderKind.seckill}`,
      },
    },
  },
}
