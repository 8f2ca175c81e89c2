import { alertKinds } from '@mallard/contract/people/alert/alert.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [[alertKinds, 'alert.kind']],
  oldRows: {
    '0655-alert': `
    insert into alert (partner_id, store_id, kind, topic, ref, text, text_en, at) values (1, 1, 'paid', 'pay 1', '26010110000000000003', '26010110000000000003 ¥1.00', '26010110000000000003 ¥1.00', '2026-01-02 10:00+08');
    insert into alert_seen (partner_id, staff_id, store, kind, up_to) values (1, 1, 1, 'paid', 1);
    insert into alert_read (partner_id, alert_id, staff_id) values (1, 1, 1);`,
  },
  open: { 'alert_seen.kind': 'kinds of alerts; a mark of one that is gone is never read' },
}
