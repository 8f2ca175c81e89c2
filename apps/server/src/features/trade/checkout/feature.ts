import { defineFeature } from '#platform/feature.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import { checkoutMigration } from './checkout.migrations/0021-checkout.ts'
import { checkoutInvoiceMigration } from './checkout.migrations/0142-checkout-invoice.ts'
import { namedFlowMigration } from './checkout.migrations/0478-named-flow.ts'
import { purchaseContextMigration } from './checkout.migrations/0180-purchase-context.ts'
import { checkoutChecksMigration } from './checkout.migrations/0541-checkout-checks.ts'
import { checkoutStorageMigration } from './checkout.migrations/0542-checkout-storage.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { buyNowPurchase, cartPurchase } from './ordinary-purchases.ts'
import { purchasesOnOrders } from './purchase.events.ts'

export const checkoutFeature = defineFeature({
  name: 'checkout',
  routes: ({ purchaseKinds }) => checkoutRoutes(purchaseKinds),
  jobs: checkoutJobs,
  recurring: [{ kind: 'checkout.sweep', dailyAt: '04:40' }],
  handlers: (_services, { purchaseKinds }) => [purchasesOnOrders(purchaseKinds)],
  migrations: [
    checkoutMigration,
    checkoutInvoiceMigration,
    purchaseContextMigration,
    namedFlowMigration,
    checkoutChecksMigration,
    checkoutStorageMigration,
  ],
  retention: { checkout_flow: 'checkout.sweep' },
  personalData: {
    held: [
      {
        table: 'checkout_flow',
        copy: { name: 'checkouts', title: ['结算记录', 'Checkouts'] },
        forget: { set: `address_id = null, remark = '', invoice = null` },
      },
    ],
  },
  purchaseKinds: [cartPurchase, buyNowPurchase],
})
