import { innerUseStatus } from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const innerBuyInvariants: FeatureInvariants = {
  statements: `
-- I-11 what is kept and used of an inner grant is what its orders took, less what refunds freed
select g.id, g.reserved, g.used
from inner_grant g
cross join lateral (
  select coalesce(sum(u.amount) filter (where u.status = ${innerUseStatus.reserved}), 0) as reserved,
    coalesce(sum(u.amount - u.freed) filter (where u.status = ${innerUseStatus.used}), 0) as used
  from inner_use u where u.grant_id = g.id) f
where /* each innerGrant: g.id = any($keys) */ true
  and (g.reserved <> f.reserved or g.used <> f.used);

-- I-12 each inner purchase counts against one grant of its buyer, as its order stands, once the events of the order are handled
select o.order_sn
from orders o left join inner_use u on u.partner_id = o.partner_id and u.order_sn = o.order_sn
  left join inner_grant g on g.id = u.grant_id
where /* each order: o.id = any($keys) */ o.kind = ${orderKind.innerBuy}
  and (u.order_sn is null or g.member_id <> o.member_id or g.store_id <> o.store_id
    or u.status <> (case when o.pay_status > 0 then ${innerUseStatus.used}
      when o.status = ${orderStatus.closed} then ${innerUseStatus.closed}
      else ${innerUseStatus.reserved} end))
  and not exists (select 1 from order_log l where l.order_id = o.id and not l.is_handled)
  and not exists (select 1 from event_failure f where f.topic = 'order' and f.key = o.id::text
    and f.handler = 'purchase');
`,
  subjects: {
    innerGrant: {
      table: 'inner_grant',
      column: 'id',
      type: 'bigint',
      logs: {
        order_log: `select u.grant_id from inner_use u join orders o on o.partner_id = u.partner_id
          and o.order_sn = u.order_sn where o.id = l.order_id and o.kind = ${orderKind.innerBuy}`,
      },
    },
  },
}
