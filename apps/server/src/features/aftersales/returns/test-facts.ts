import { actorType } from '@mallard/kernel'
import {
  returnStatus,
  returnRole,
  returnType,
} from '@mallard/contract/aftersales/returns/returns.codes'
import { PickupStatus } from '@mallard/contract/aftersales/returns/pickup.fields'
import type { Facts } from '#app/testing/test-facts.ts'

/** What is asked for; that it is left to the server is not kept. */
const { default: _, ...keptTypes } = returnType

export const facts: Facts = {
  giving: {
    'returnsAdmin.agree': 'alone',
    'returnsAdmin.refuse': 'nothing',
    'returnsAdmin.transferred': 'asked',
    'refundAdmin.decide': 'second',
    'refundAdmin.refund': 'alone',
  },
  stored: [
    [actorType, 'return_log.actor_type'],
    [returnStatus, 'return_apply.status return_log.from_status return_log.to_status'],
    [returnRole, 'return_apply.role'],
    [keptTypes, 'return_apply.type'],
    [PickupStatus.options, 'return_pickup.status'],
  ],
  open: {
    'return_apply.reason_code': 'reasons come and go, rows keep theirs',
  },
  oldRows: {
    '0051-returns': `
    insert into return_apply (partner_id, store_id, apply_id, order_id, applicant_id, role, type, status, is_unsent, is_whole, reason_code, description, apply_amount, freight_amount, created_at, done_at)
    select 1, 1, '26010610000000000001', o.id, 1, 1, 1, 5, false, false, 'quality', '', 10000, 0, '2026-01-06 10:00+08', '2026-01-08 10:00+08' from orders o where o.status = 3;
    insert into return_line (apply_id, order_item_id, quantity, amount, is_open) select r.id, i.id, 1, 10000, false from return_apply r join order_item i on i.order_id = r.order_id;
    insert into return_log (apply_id, event, from_status, to_status, actor_type, at)
    select r.id, l.event, l.was, l.became, l.actor, '2026-01-06 10:00+08' from return_apply r
    join (values (1, 'apply', null, -1, 1), (2, 'agree', -1, 0, 2), (3, 'cancel', 0, 5, 1)) l(place, event, was, became, actor) on true order by r.id, l.place;`,
    '0072-return-pickup': `
    insert into return_pickup (partner_id, store_id, pickup_no, apply_id, order_id, status, company_code, sender, day, slot_from, slot_until, error, created_at)
    select 1, 1, '26010710000000000001', r.id, r.order_id, 'failed', 'jd', '{"name":"林小满","phone":"13900001234","address":"文三路 1 号"}', '2026-01-07', '09:00', '11:00', 'not collected',
      '2026-01-06 11:00+08' from return_apply r;`,
  },
}
