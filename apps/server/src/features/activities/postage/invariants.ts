import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const postageInvariants: FeatureInvariants = {
  statements: `
-- I-11 what is taken of a trial are its claims, and what is sold are those that were paid
select p.id, p.reserved, p.sold
from postage_promotion p
cross join lateral (select count(*) filter (where c.paid_at is null) as reserved, count(c.paid_at) as sold
  from postage_claim c where c.promotion_id = p.id) f
where /* each postage: p.id = any($keys) */ true
  and (p.reserved <> f.reserved or p.sold <> f.sold);

-- I-11 a trial is taken once by a member, in the order that the claim names, once the events of that order are handled
select o.order_sn
from orders o left join postage_claim c on c.partner_id = o.partner_id and c.order_sn = o.order_sn
where /* each order: o.id = any($keys) */ o.kind = ${orderKind.postage}
  and (case when o.status in (${orderStatus.unpaid}, ${orderStatus.reviewing}) or o.pay_status > 0
    then c.member_id is distinct from o.member_id or (c.paid_at is not null) <> (o.pay_status > 0)
    else c.order_sn is not null end)
  and not exists (select 1 from order_log l where l.order_id = o.id and not l.is_handled)
  and not exists (select 1 from event_failure f where f.topic = 'order' and f.key = o.id::text
    and f.handler = 'purchase');
`,
  subjects: {
    postage: {
      table: 'postage_promotion',
      column: 'id',
      type: 'bigint',
      logs: {
        order_log: `select (o.context->>'promotionId')::bigint from orders o where o.id = l.order_id
          and o.kind = ${orderKind.postage}`,
      },
    },
  },
}
