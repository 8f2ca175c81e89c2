import { changeRows, type FeatureInvariants } from '#platform/db/invariants.ts'
import { invoiceStates } from './invoice.states.ts'

export const invoiceInvariants: FeatureInvariants = {
  statements: `
-- I-18 an invoice changes only as listed
select l.invoice_id, l.event, l.from_state, l.to_state
from invoice_log l
where /* each order: l.invoice_id in (select n.id from invoice n where n.order_id = any($keys)) */ true
  and (l.event, coalesce(l.from_state, ''), l.to_state) not in (
    ('apply', '', 'applied'), ('reissue', '', 'applied'), ${changeRows(invoiceStates)});
`,
}
