import { orderKind } from '@mallard/contract/trade/order/order.codes'
import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const evaluateInvariants: FeatureInvariants = {
  statements: `
-- I-11 places of a trial that are taken are those of the testers who were chosen and did not give theirs up
select a.id, a.chosen
from evaluation a
where /* each evaluate: a.id = any($keys) */ true
  and a.chosen <> (select count(*) from evaluation_apply y where y.evaluation_id = a.id
    and y.state in ('chosen', 'excused'));

-- I-12 who was chosen for a trial has its order with nothing to pay, and the report is a review of that order
select y.id, y.evaluation_id, y.order_sn, y.review_id
from evaluation_apply y
where /* each evaluate: y.evaluation_id = any($keys) */ true
  and y.state = 'chosen'
  and (not exists (select 1 from orders o where o.partner_id = y.partner_id and o.order_sn = y.order_sn
      and o.member_id = y.member_id and o.kind = ${orderKind.evaluate} and o.pay_amount = 0)
    or (y.review_id is not null and not exists (
      select 1 from review r join order_item i on i.id = r.order_item_id join orders o on o.id = i.order_id
      where r.id = y.review_id and o.partner_id = y.partner_id and o.order_sn = y.order_sn)));
`,
  subjects: {
    evaluate: { table: 'evaluation', column: 'id', type: 'bigint', logs: {} },
  },
}
