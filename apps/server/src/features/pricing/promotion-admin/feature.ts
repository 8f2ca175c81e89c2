import { defineFeature } from '#platform/feature.ts'
import { soonOf } from '#platform/to-do.ts'
import { promotionAdminRoutes } from './promotion-admin.routes.ts'
import { promotionOnOrders } from './promotion.events.ts'

/** Sets promotions up, tries them out and counts what they brought; promotions price by them. */
export const promotionAdminFeature = defineFeature({
  name: 'promotion-admin',
  toDos: { 'promotion.soon': soonOf('promotion') },
  owns: ['promotion', 'promotion_total'],
  readable: ['promotion'],
  routes: () => promotionAdminRoutes,
  handlers: () => [promotionOnOrders],
})
