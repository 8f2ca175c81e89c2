import { waitingVouchers } from './voucher.repo.ts'
import { defineFeature } from '#platform/feature.ts'
import { accountOf } from './account.repo.ts'
import './voucher.tables.ts'
import { voucherMigration } from './voucher.migrations/0035-voucher.ts'
import { withdrawnMigration } from './voucher.migrations/0069-withdrawn.ts'
import { voucherRoutes } from './voucher.routes.ts'

export const voucherFeature = defineFeature({
  name: 'voucher',
  toDos: {
    'voucher.review': { right: 'voucher.read', rows: ({ scope }) => waitingVouchers(scope) },
  },
  routes: () => voucherRoutes,
  opening: {
    transfer: async ({ db }, { partnerId }) => (await accountOf(db, partnerId))?.isOpen ?? false,
  },
  migrations: [voucherMigration, withdrawnMigration],
  personalData: {
    held: [
      {
        table: 'offline_payment',
        copy: {
          name: 'transfers',
          title: ['线下转账', 'Bank transfers'],
          columns: 't.created_at as "sentAt", t.payer, t.bank, t.pics, t.status, t.reason',
        },
        // That the money came stays in the books; whose account it was does not.
        forget: { set: `payer = '', bank = ''` },
      },
    ],
  },
})
