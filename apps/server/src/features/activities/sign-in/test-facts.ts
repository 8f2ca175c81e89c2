import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'signInAdmin.save': 'terms',
  },
  oldRows: {
    '0380-sign-in': `
    insert into sign_in_rule (partner_id, is_on, rewards, make_up_cost, updated_at) values (1, true, '{0,2,3,4,5,6,10}', 5, '2026-01-01 10:00+08');
    insert into sign_in (partner_id, member_id, day, store_id, streak, points, at) values (1, 1, '2026-01-01', 1, 1, 0, '2026-01-01 10:00+08');
    insert into sign_in_total (partner_id, day, part, signed) values (1, '2026-01-01', 1, 1);
    insert into sign_in_reminder (partner_id, member_id, store_id, created_at) values (1, 1, 1, '2026-01-01 10:00+08');`,
  },
}
