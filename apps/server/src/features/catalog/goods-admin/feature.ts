import { defineFeature } from '#platform/feature.ts'
import { goodsAdminRoutes } from './goods-admin.routes.ts'
import { goodsByFreight } from './goods-create.repo.ts'
import { picturesOfCategories, picturesOfGoods } from './goods-pictures.repo.ts'

/**
 * What staff do with goods. Its tables are older than it: they were made by migrations of the
 * catalog, where shoppers read them.
 */
export const goodsAdminFeature = defineFeature({
  name: 'goods-admin',
  routes: () => goodsAdminRoutes,
  provides: {
    mediaInGoods: picturesOfGoods,
    mediaInCategories: picturesOfCategories,
    freightUses: goodsByFreight,
  },
})
