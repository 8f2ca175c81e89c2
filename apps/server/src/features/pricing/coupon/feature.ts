import { couponStatus } from '@mallard/contract/pricing/coupon/coupon.codes'
import { defineFeature } from '#platform/feature.ts'
import { audienceJobs } from './audience.jobs.ts'
import { couponEntrance } from './coupon-entrance.ts'
import { couponsOnOrders } from './coupon.events.ts'
import { couponJobs } from './coupon.jobs.ts'
import { couponMigration } from './coupon.migrations/0043-coupon.ts'
import { couponIssueMigration } from './coupon.migrations/0071-coupon-issue.ts'
import { couponAnnouncedMigration } from './coupon.migrations/0111-coupon-announced.ts'
import { couponListsMigration } from './coupon.migrations/0224-coupon-lists.ts'
import { couponPartnerMigration } from './coupon.migrations/0540-coupon-partner.ts'
import { couponChecksMigration } from './coupon.migrations/0541-coupon-checks.ts'
import { couponStorageMigration } from './coupon.migrations/0542-coupon-storage.ts'
import { couponRoutes } from './coupon.routes.ts'
import { grantRegisterCoupons } from './coupon.service.ts'

export const couponFeature = defineFeature({
  name: 'coupon',
  namesGoods: [
    {
      table: 'coupon_template',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['优惠券', 'coupons'] },
    },
    {
      table: 'coupon_template',
      column: 'scope_ids',
      names: 'goods',
      as: 'list',
      where: "t.scope = 'goods'",
      onDelete: { keeps: ['优惠券', 'coupons'] },
    },
  ],
  routes: () => couponRoutes,
  jobs: (services) => ({ ...couponJobs(services), ...audienceJobs(services) }),
  recurring: [{ kind: 'coupon.sweep', dailyAt: '09:00' }],
  handlers: (services) => [couponsOnOrders(services)],
  entrances: [couponEntrance],
  readable: ['coupon_history', 'coupon_template'],
  migrations: [
    couponMigration,
    couponIssueMigration,
    couponAnnouncedMigration,
    couponListsMigration,
    couponPartnerMigration,
    couponChecksMigration,
    couponStorageMigration,
  ],
  personalData: {
    held: [
      {
        table: 'coupon_history',
        copy: {
          name: 'coupons',
          title: ['优惠券', 'Coupons'],
          columns: `t.created_at as "drawnAt", t.template_id as "coupon", t.status, t.valid_to as "validTo",
            t.order_sn as "orderSn"`,
        },
        // Void, not gone: how many were taken must add up.
        forget: {
          set: `status = ${couponStatus.voided}`,
          where: `t.status = ${couponStatus.unused}`,
        },
      },
    ],
    losses: [
      {
        code: 'coupons',
        text: ['未使用的优惠券', 'Unused coupons'],
        count: `select count(*) from coupon_history h
          where h.partner_id = $partner and h.member_id = $member and h.status = ${couponStatus.unused}
            and h.valid_to > $now`,
        link: '',
      },
    ],
  },
  provides: { onJoin: grantRegisterCoupons },
})
