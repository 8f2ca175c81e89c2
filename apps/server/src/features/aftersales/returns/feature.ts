import { returnToDos } from './to-dos.ts'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import { defineFeature } from '#platform/feature.ts'
import { returnsOnOrders, returnsOnPayments } from './returns.events.ts'
import { returnsJobs } from './returns.jobs.ts'
import { returnsMigration } from './returns.migrations/0051-returns.ts'
import { returnPickupMigration } from './returns.migrations/0072-return-pickup.ts'
import { pickupStaffMigration } from './returns.migrations/0079-pickup-desk.ts'
import { exchangeVariantMigration } from './returns.migrations/0171-exchange-variant.ts'
import { storeRefundMigration } from './returns.migrations/0230-store-refund.ts'
import { returnsPartnerMigration } from './returns.migrations/0540-returns-partner.ts'
import { returnsTiedMigration } from './returns.migrations/0580-returns-tied.ts'
import { returnsChecksMigration } from './returns.migrations/0541-returns-checks.ts'
import { refundAdminRoutes, returnsAdminRoutes, returnsRoutes } from './returns.routes.ts'
import { returnDigest } from './return-digest.ts'
import { returnInvariants } from './invariants.ts'

export const returnsFeature = defineFeature({
  name: 'returns',
  toDos: returnToDos,
  routes: () => [...returnsRoutes, ...returnsAdminRoutes, ...refundAdminRoutes],
  digest: returnDigest,
  jobs: returnsJobs,
  handlers: (services) => [returnsOnOrders(services), returnsOnPayments(services)],
  invariants: returnInvariants,
  migrations: [
    returnsMigration,
    returnPickupMigration,
    pickupStaffMigration,
    exchangeVariantMigration,
    storeRefundMigration,
    returnsPartnerMigration,
    returnsChecksMigration,
    returnsTiedMigration,
  ],
  personalData: {
    held: [
      {
        table: 'return_apply',
        by: 'order',
        copy: {
          name: 'returns',
          title: ['退款与售后', 'Returns'],
          columns: `t.created_at as "askedAt", t.apply_id as "return", t.type, t.status, t.reason_code as "reason",
            t.description, t.approved_amount as "amountFen", t.company_code as "carrier", t.delivery_sn as "waybill"`,
        },
        forget: { set: `description = '', pics = '[]'` },
      },
    ],
    blocks: [
      {
        code: 'returns',
        text: ['有进行中的售后', 'Returns that are under way'],
        count: `select count(*) from return_apply r join orders o on o.id = r.order_id
          where o.partner_id = $partner and o.member_id = $member
            and r.status in (${returnStatus.requested}, ${returnStatus.agreed}, ${returnStatus.returning},
              ${returnStatus.processing})`,
        link: '/user/{p}-{s}/order/list/5',
      },
    ],
  },
})
