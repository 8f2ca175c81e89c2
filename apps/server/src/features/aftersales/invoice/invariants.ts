import { titleType } from '@mallard/contract/aftersales/invoice/invoice.codes'
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

-- I-18 a company has 72 hours to confirm the red letter of its invoice, and the end of them is waited for
select v.id, v.type, v.reverse_sent_at, v.awaits_until
from invoice v
where /* each order: v.order_id = any($keys) */ true
  and v.state = 'reversing' and v.awaits_until is not null
  and (v.type <> ${titleType.company} or v.awaits_until is distinct from v.reverse_sent_at
    + interval '72 hours'
    or not exists (select 1 from job j where j.kind = 'invoice.advance' and j.key = v.id::text));
`,
}
