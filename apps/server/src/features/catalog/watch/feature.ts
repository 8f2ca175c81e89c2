import { watchDays } from '@mallard/contract/catalog/watch/watch.codes'
import { day, minute } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { watchJobs } from './watch.jobs.ts'
import { goodsWatchMigration } from './watch.migrations/0362-goods-watch.ts'
import { watchRoutes } from './watch.routes.ts'

export const watchFeature = defineFeature({
  name: 'watch',
  namesGoods: [{ table: 'goods_watch', column: 'sku_id', names: 'sku', onDelete: 'goes' }],
  routes: () => watchRoutes,
  jobs: watchJobs,
  recurring: [{ kind: 'watch.tell', every: minute }],
  migrations: [goodsWatchMigration],
  retention: { goods_watch: sweepExpired('goods_watch', 'created_at', watchDays * day) },
  personalData: {
    held: [
      {
        table: 'goods_watch',
        copy: {
          name: 'watches',
          title: ['到货与降价提醒', 'Stock and price notices'],
          columns: 't.created_at as "askedAt", t.kind, t.sku_id as "sku", t.price',
        },
        forget: 'delete',
      },
    ],
  },
})
