/**
 * What staff write about an order is a field of its own. Until now it replaced the buyer's message:
 * those words come back from the first change that the audit log keeps. An account that ended takes
 * its words along, so nothing comes back there.
 */
export const staffNoteMigration = {
  id: '0140-staff-note',
  sql: `
alter table orders add column staff_note text not null default '';
with noted as (
  select distinct on (a.partner_id, a.object) a.partner_id, substr(a.object, 7) as order_sn, coalesce(a.changes->'remark'->>'before', '') as message
  from audit_log a where a.action = 'order.remark' and a.object like 'order %' and a.changes ? 'remark'
  order by a.partner_id, a.object, a.id
)
update orders o set remark = n.message, staff_note = case when o.remark = n.message then '' else o.remark end
from noted n where n.partner_id = o.partner_id and n.order_sn = o.order_sn and o.receiver->>'phone' <> '';
`,
}
