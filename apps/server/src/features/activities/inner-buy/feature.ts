import { defineFeature } from '#platform/feature.ts'
import { fillInnerBuying } from './demo.ts'
import { innerBuyJobs } from './inner-buy.jobs.ts'
import { innerBuyMigration } from './inner-buy.migrations/0475-inner-buy.ts'
import { innerBuyRoutes } from './inner-buy.routes.ts'
import { innerPurchase } from './inner-purchase.ts'
import { innerBuyInvariants } from './invariants.ts'

export const innerBuyFeature = defineFeature({
  name: 'inner-buy',
  namesGoods: [
    {
      table: 'inner_price',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['内购商品', 'inner prices'] },
    },
  ],
  routes: () => innerBuyRoutes,
  jobs: innerBuyJobs,
  recurring: [{ kind: 'innerBuy.grant', dailyAt: '00:05' }],
  migrations: [innerBuyMigration],
  invariants: innerBuyInvariants,
  demo: fillInnerBuying,
  personalData: {
    held: [
      {
        table: 'inner_grant',
        copy: {
          name: 'innerGrants',
          title: ['内购额度', 'Inner-buying quotas'],
          columns: 't.year, t.quota, t.used, t.reserved',
        },
        // What orders took of it stays with them; it names nobody.
        forget: 'keep',
      },
    ],
  },
  purchaseKinds: [innerPurchase],
})
