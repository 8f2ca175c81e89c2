import { noticeKinds } from '@mallard/contract/people/notices/notices.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [[noticeKinds, 'notice.kind notice_switch.kind']],
  oldRows: {
    '0037-notice': `
    insert into notice_switch (partner_id, member_id, kind, is_on) values (1, 1, 'activity', false);`,
    '0681-notice-template': `
    insert into notice_template (partner_id, event, is_on, title, title_en, text, text_en, version, changed_at) values (1, 'order.pay', true, '收到您的付款', '', '', '', 1, '2026-01-02 10:00+08');`,
  },
}
