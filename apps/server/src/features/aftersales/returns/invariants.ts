import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { changeRows, type FeatureInvariants } from '#platform/db/invariants.ts'
import { returnStates } from './returns.states.ts'

/** Stands for no state at all, which no return has. */
const none = -2

export const returnInvariants: FeatureInvariants = {
  statements: `
-- I-18 returns change only as listed, and each change begins where the one before ended
select l.apply_id, l.event, l.from_status, l.to_status
from (
  select *, lag(to_status) over (partition by apply_id order by id) as before from return_log
  where /* each order: apply_id in (select r.id from return_apply r where r.order_id = any($keys)) */ true) l
where l.from_status is distinct from l.before or (l.event, coalesce(l.from_status, ${none}), l.to_status) not in (
  ('apply', ${none}, ${returnStatus.requested}), ${changeRows(returnStates, returnStatus)});
`,
}
