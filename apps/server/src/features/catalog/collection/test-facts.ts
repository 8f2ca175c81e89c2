import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  oldRows: {
    '0012-collection': `insert into collection (partner_id, member_id, goods_id, created_at) values (1, 1, 1, '2025-12-20 10:00+08');`,
  },
}
