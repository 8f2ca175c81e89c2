import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'reviewAdmin.judge': 'given',
    'reviewAdmin.reply': 'nothing',
    'reviewAdmin.setReward': 'terms',
  },
  stored: [[reviewStates, 'review.audit_status review.append_status']],
  oldRows: {
    '0011-review': `
    insert into review (partner_id, goods_id, member_id, nickname, star, content, append_content, append_at, audit_status, created_at) values
      (1, 1, 1, '林小满', 5, '很好用', '用了一个月，还是很好', '2026-01-20 10:00+08', 1, '2025-12-20 10:00+08'), (1, 1, 2, '周时雨', 2, '壶嘴有毛刺', null, null, 1, '2025-12-21 10:00+08');`,
  },
}
