import { noticeKinds } from '@mallard/contract/people/notices/notices.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [[noticeKinds, 'notice.kind notice_switch.kind']],
  oldRows: {
    '0037-notice': `
    insert into notice_switch (partner_id, member_id, kind, is_on) values (1, 1, 'activity', false);`,
  },
}
