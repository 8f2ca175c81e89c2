import { sql } from 'kysely'
import { ofStore } from '#platform/db/of-store.ts'
import { defineFeature } from '#platform/feature.ts'
import { invoiceAdminRoutes } from './invoice-admin.routes.ts'

/** What staff see of invoices and do with them; it has no table of its own. */
export const invoiceAdminFeature = defineFeature({
  name: 'invoice-admin',
  toDos: {
    'invoice.failed': {
      right: 'invoice.read',
      rows: ({ scope }) => sql`invoice v where ${ofStore('v', scope)} and v.state = 'failed'`,
    },
  },
  routes: () => invoiceAdminRoutes,
})
