import { defineFeature } from '#platform/feature.ts'
import { goodsAdminRoutes } from './goods-admin.routes.ts'
import { goodsByFreight } from './goods-create.repo.ts'
import { shelfTimesMigration } from './goods-admin.migrations/0630-shelf-times.ts'
import { goodsExport } from './goods-export.ts'
import { picturesOfGoods } from './goods-pictures.repo.ts'
import { shelfJobs } from './shelf.jobs.ts'

/** What staff do with goods: it asks the catalog to write them, where shoppers read them. */
export const goodsAdminFeature = defineFeature({
  name: 'goods-admin',
  namesGoods: [{ table: 'shelf_plan', column: 'goods_id', names: 'goods', onDelete: 'goes' }],
  routes: ({ goodsNames }) => goodsAdminRoutes(goodsNames),
  jobs: shelfJobs,
  migrations: [shelfTimesMigration],
  exports: [goodsExport],
  provides: {
    mediaInGoods: picturesOfGoods,
    freightUses: goodsByFreight,
  },
})
