import { robotKinds } from '@mallard/contract/people/robot/robot.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [
    [robotKinds, 'robot.kind'],
    [['', 'address', 'signature', 'tooOften', 'refused', 'away', 'noMail'], 'robot.fault_reason'],
  ],
  open: { 'robot_item.kind': 'kinds of alerts, and what other features tell by robots' },
  oldRows: {
    '0656-robot': `
    insert into robot (partner_id, store_id, kind, name, address, secret, address_end, alert_kinds, has_digest, is_english, is_on, is_wide, created_at) values (1, 1, 'wecom', '仓库群', 'sealed', '', '…6789', '{paid}', true, false, true, true, '2026-01-02 10:00+08');
    insert into robot_item (partner_id, robot_id, kind, ref, text, at) values (1, 1, 'paid', '26010110000000000003', '26010110000000000003 ¥1.00', '2026-01-02 10:00+08');`,
  },
}
