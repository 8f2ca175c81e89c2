import { defineFeature } from '#platform/feature.ts'
import { levelPriceRoutes } from './level-price.routes.ts'

/** What levels pay for SKUs in a store; promotions read it with their own rows. */
export const levelPriceFeature = defineFeature({
  name: 'level-price',
  owns: ['level_price'],
  readable: ['level_price'],
  namesGoods: [{ table: 'level_price', column: 'sku_id', names: 'sku', onDelete: 'goes' }],
  routes: () => levelPriceRoutes,
})
