import { defineFeature } from '#platform/feature.ts'
import { levelPriceRoutes } from './level-price.routes.ts'

/**
 * What levels pay for SKUs in a store. Its table is older than it: it was made by a migration of
 * promotions, which read it with their own rows.
 */
export const levelPriceFeature = defineFeature({
  name: 'level-price',
  routes: () => levelPriceRoutes,
})
