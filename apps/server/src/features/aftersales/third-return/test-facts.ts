import { actorType } from '@mallard/kernel'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { thirdReturnTypes } from '@mallard/contract/aftersales/third-return/third-return.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'thirdReturnAdmin.agree': 'asked',
    'thirdReturnAdmin.pictureDone': 'nothing',
    'thirdReturnAdmin.refuse': 'nothing',
    'thirdReturnAdmin.tellAgain': 'nothing',
    'thirdReturnAdmin.transferred': 'asked',
  },
  stored: [
    [actorType, 'third_return_log.actor_type'],
    [returnStatus, 'third_return.status third_return_log.from_status third_return_log.to_status'],
    [thirdReturnTypes, 'third_return.type'],
  ],
  open: {
    'third_return.reason_code': 'reasons come and go, rows keep theirs',
    'third_order.platform': 'the word of the OMS',
  },
  oldRows: {
    '0064-third-return': `
    insert into third_order (partner_id, store_id, platform, order_no, phone_hash, phone_tail, paid_at, lines, seen_at)
    values (1, 1, 'tmall', 'TM1', 'hash', '1234', '2026-01-01 10:00+08', '[{"lineNo":"1","title":"手冲壶","quantity":1,"paidAmount":10000}]', '2026-01-06 10:00+08');
    insert into third_return (partner_id, store_id, apply_id, order_id, line, line_no, type, quantity, status, reason_code, description, apply_amount, created_at, done_at)
    select 1, 1, '26010610000000000009', id, '{"lineNo":"1","title":"手冲壶","quantity":1,"paidAmount":10000}', '1', 1, 1, 5, 'quality', '', 10000, '2026-01-06 10:00+08', '2026-01-06 11:00+08' from third_order;
    insert into third_return_log (apply_id, event, from_status, to_status, actor_type, at)
    select r.id, l.event, l.was, l.became, 1, '2026-01-06 10:00+08' from third_return r
    join (values (1, 'apply', null, -1), (2, 'cancel', -1, 5)) l(place, event, was, became) on true order by l.place;`,
  },
}
