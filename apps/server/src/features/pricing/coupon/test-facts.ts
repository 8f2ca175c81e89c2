import { actorType } from '@mallard/kernel'
import {
  couponKind,
  couponObtains,
  couponStatus,
} from '@mallard/contract/pricing/coupon/coupon.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'couponAdmin.close': 'nothing',
    'couponAdmin.create': 'terms',
    'couponAdmin.decide': 'second',
    'couponAdmin.issue': 'alone',
    'couponAdmin.preview': 'nothing',
    'couponAdmin.scanCode': 'alone',
    'couponAdmin.void': 'nothing',
  },
  stored: [
    [actorType, 'coupon_log.actor_type'],
    [couponKind, 'coupon_template.kind'],
    [couponObtains, 'coupon_template.obtain'],
    [couponStatus, 'coupon_history.status coupon_log.from_status coupon_log.to_status'],
  ],
  open: {
    'coupon_history.source': 'each feature that gives coupons names itself',
  },
  oldRows: {
    '0043-coupon': `
    insert into coupon_template (partner_id, grant_uuid, name, kind, face, scope, total, per_user_limit, taken, valid_days, obtain, draw_from, draw_to, created_at)
    values (1, 'gggggggggggggggggggggg', '满减券', 1, 1000, 'all', 100, 2, 2, 30, 'public', '2026-01-01 00:00+08', '2026-12-31 00:00+08', '2025-12-31 10:00+08');
    insert into coupon_history (partner_id, template_id, member_id, seq_no, status, valid_from, valid_to, is_freight, source, created_at) values
      (1, 1, 1, 1, 0, '2026-01-01 10:00+08', '2026-01-31 10:00+08', false, 'public', '2026-01-01 10:00+08'), (1, 1, 1, 2, 3, '2025-11-01 10:00+08', '2025-12-01 10:00+08', false, 'public', '2025-11-01 10:00+08');
    insert into coupon_log (history_id, to_status, actor_type, at) select id, 0, 1, created_at from coupon_history order by id;`,
  },
}
