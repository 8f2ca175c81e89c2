import { defineFeature } from '#platform/feature.ts'
import { invoiceAdminRoutes } from './invoice-admin.routes.ts'

/** What staff see of invoices and do with them; it has no table of its own. */
export const invoiceAdminFeature = defineFeature({
  name: 'invoice-admin',
  routes: () => invoiceAdminRoutes,
})
