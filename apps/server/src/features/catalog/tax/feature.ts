import { defineFeature } from '#platform/feature.ts'
import { taxMigration } from './tax.migrations/0628-tax.ts'
import { taxRoutes } from './tax.routes.ts'

/** Tax categories and rates that invoices of a partner tell (decision 195). */
export const taxFeature = defineFeature({
  name: 'tax',
  routes: () => taxRoutes,
  readable: ['tax_setting'],
  migrations: [taxMigration],
})
