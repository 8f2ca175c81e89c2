import { payMethods } from '@mallard/contract/trade/payment/payment.codes'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { sweepMonths } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { paymentGateway } from './admin.service.ts'
import { paymentRecords } from './payment-records.ts'
import { paymentTopic } from './payment.events.ts'
import { paymentJobs } from './payment.jobs.ts'
import { paymentMigration } from './payment.migrations/0023-payment.ts'
import { bookedMigration } from './payment.migrations/0034-booked.ts'
import { billMigration } from './payment.migrations/0062-bill.ts'
import { refundFailedMigration } from './payment.migrations/0092-refund-failed.ts'
import { paymentListsMigration } from './payment.migrations/0221-payment-lists.ts'
import { paymentPartnerMigration } from './payment.migrations/0540-payment-partner.ts'
import { paymentChecksMigration } from './payment.migrations/0541-payment-checks.ts'
import { paymentStorageMigration } from './payment.migrations/0542-payment-storage.ts'
import { paymentTailsMigration } from './payment.migrations/0669-payment-tails.ts'
import { refundDigest } from './refund-digest.ts'
import { paymentRoutes } from './payment.routes.ts'

export const paymentFeature = defineFeature({
  name: 'payment',
  routes: () => paymentRoutes,
  opening: {
    pay: async ({ pay }) => payMethods.some((method) => pay[method].tradeTypes.length > 0),
  },
  digest: refundDigest,
  jobs: paymentJobs,
  topics: [paymentTopic],
  readable: ['pay_order', 'pay_order_target', 'pay_refund'],
  migrations: [
    paymentMigration,
    bookedMigration,
    billMigration,
    refundFailedMigration,
    paymentListsMigration,
    paymentPartnerMigration,
    paymentChecksMigration,
    paymentStorageMigration,
    paymentTailsMigration,
  ],
  retention: { pay_notify: sweepMonths('pay_notify', 'handled_at', 12) },
  personalData: {
    held: [
      {
        table: 'pay_order',
        copy: {
          name: 'payments',
          title: ['支付记录', 'Payments'],
          columns: `t.created_at as "startedAt", t.pay_no as "payNo", t.method, t.amount as "amountFen", t.status,
            t.paid_at as "paidAt"`,
        },
        forget: { set: `open_id = '', client = null` },
      },
    ],
    blocks: [
      {
        code: 'refunds',
        text: ['有进行中的退款', 'Refunds that are under way'],
        count: `select count(*) from pay_refund r join pay_order p on p.id = r.pay_order_id
          where p.partner_id = $partner and p.member_id = $member
            and r.status in (${refundStatus.created}, ${refundStatus.processing})`,
        link: '/user/{p}-{s}/order/list/0',
      },
    ],
  },
  provides: { paymentGateway, paymentRecords },
})
