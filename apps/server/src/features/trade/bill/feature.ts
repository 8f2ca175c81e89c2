import { openDifferences } from './bill.repo.ts'
import { defineFeature } from '#platform/feature.ts'
import { billAdminRoutes } from './bill-admin.routes.ts'
import { billFeeMigration } from './bill.migrations/0626-bill-fee.ts'
import { billJobs } from './bill.jobs.ts'
import { billsExport, daysExport, paymentsExport } from './money-exports.ts'

/** Compares the books with the channels' bills. */
export const billFeature = defineFeature({
  name: 'bill',
  toDos: {
    'bill.difference': {
      right: 'pay.repair',
      rows: ({ scope, staff, isHouse }) =>
        openDifferences({
          ...scope,
          isHouse: isHouse && staff.rightsEverywhere.includes('pay.repair'),
        }),
    },
  },
  owns: ['pay_bill', 'pay_bill_line', 'pay_difference'],
  readable: ['pay_bill_line'],
  routes: () => billAdminRoutes,
  migrations: [billFeeMigration],
  exports: [paymentsExport, daysExport, billsExport],
  jobs: billJobs,
  recurring: [{ kind: 'payment.reconcile', dailyAt: '10:30' }],
})
