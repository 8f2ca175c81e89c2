import type { FeatureInvariants } from '#platform/db/invariants.ts'

export const smartInvariants: FeatureInvariants = {
  statements: `
-- I-29 a warranty lasts twelve months from its activation, or from the purchase where that was earlier
select w.id, w.device_id
from warranty w
where w.ends_at <> (w.starts_at at time zone 'Asia/Shanghai' + interval '12 months') at time zone 'Asia/Shanghai'
  or (w.order_sn is null and w.starts_at <> w.activated_at);

-- I-30 a device is one member’s at a time
select b.device_id
from device_binding b
where exists (select 1 from device_binding o
  where o.device_id = b.device_id and o.id > b.id and o.bound_at < coalesce(b.ended_at, 'infinity'));
`,
}
