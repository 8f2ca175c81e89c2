import { defineFeature } from '#platform/feature.ts'
import { promotionAdminRoutes } from './promotion-admin.routes.ts'
import { promotionOnOrders } from './promotion.events.ts'

/**
 * Sets promotions up, tries them out and counts what they brought. Its tables are older than it:
 * they were made by migrations of promotions, which price by them.
 */
export const promotionAdminFeature = defineFeature({
  name: 'promotion-admin',
  routes: () => promotionAdminRoutes,
  handlers: () => [promotionOnOrders],
})
