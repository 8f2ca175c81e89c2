import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { changeRows, type FeatureInvariants } from '#platform/db/invariants.ts'
import { orderStates } from './order.states.ts'

/** What is written down of an order that stays as it is. */
const noted = ['signed', 'refunded']

export const orderInvariants: FeatureInvariants = {
  statements: `
-- I-18 only listed changes of state occur
select l.order_id, l.event, l.from_status, l.to_status
from order_log l
where /* each order: l.order_id = any($keys) */ true
  and not (l.event in (${noted.map((event) => `'${event}'`).join(', ')}) and l.from_status = l.to_status)
  and (l.event, coalesce(l.from_status, -1), l.to_status) not in (
    ('submit', -1, ${orderStatus.unpaid}), ${changeRows(orderStates, orderStatus)});
`,
}
