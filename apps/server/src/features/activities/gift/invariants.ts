import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const giftInvariants: FeatureInvariants = {
  statements: `
-- I-11 gifts that are taken are those that were claimed
select a.id, a.taken
from gift_activity a
where /* each gift: a.id = any($keys) */ true
  and a.taken <> (select count(*) from gift_claim c where c.gift_id = a.id);

-- I-12 a gift that was claimed was given: its order with nothing to pay, its coupon, or its points
select c.id, c.gift_id, c.order_sn, c.coupon_history_id, c.points
from gift_claim c join gift_activity a on a.id = c.gift_id
where /* each gift: c.gift_id = any($keys) */ true
  and case when a.sku_id is not null then not exists (select 1 from orders o where o.partner_id = c.partner_id
    and o.order_sn = c.order_sn and o.member_id = c.member_id and o.kind = ${orderKind.gift}
    and o.pay_amount = 0)
    when a.template_id is not null then not exists (select 1 from coupon_history h
      where h.id = c.coupon_history_id and h.member_id = c.member_id)
    else c.points <> (select coalesce(sum(l.delta - l.owed), 0) from points_ledger l
      where l.member_id = c.member_id and l.biz_type = 'gift' and l.biz_id = c.id::text) end;
`,
  subjects: {
    gift: { table: 'gift_activity', column: 'id', type: 'bigint', logs: {} },
  },
}
