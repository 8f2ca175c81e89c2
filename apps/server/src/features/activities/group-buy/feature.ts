import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { soonOf } from '#platform/to-do.ts'
import { groupOrders } from './batch.service.ts'
import { fillGroupBuys } from './demo.ts'
import { groupBuyEntrance } from './group-buy-entrance.ts'
import { groupsOnOrders, groupsOnPayments } from './group-buy.events.ts'
import { groupBuyJobs } from './group-buy.jobs.ts'
import { groupBuyMigration } from './group-buy.migrations/0471-group-buy.ts'
import { groupBuyRoutes } from './group-buy.routes.ts'
import { groupPurchase } from './group-purchase.ts'
import { groupBuyInvariants } from './invariants.ts'

export const groupBuyFeature = defineFeature({
  name: 'group-buy',
  toDos: { 'groupBuy.soon': soonOf('group_activity') },
  namesGoods: [
    {
      table: 'group_sku',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['拼团', 'group purchases'] },
    },
    {
      table: 'group_share',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['拼团', 'group purchases'] },
    },
  ],
  routes: () => groupBuyRoutes,
  jobs: (services, { paymentGateway }) => groupBuyJobs(services, paymentGateway),
  handlers: () => [groupsOnOrders, groupsOnPayments],
  migrations: [groupBuyMigration],
  invariants: groupBuyInvariants,
  retention: { group_seen: sweepExpired('group_seen', 'at', 400 * day) },
  demo: fillGroupBuys,
  personalData: {
    held: [
      // Purchases are how the prices of orders came about, and count for limits; they name nobody.
      {
        table: 'group_batch',
        copy: { name: 'groups', title: ['拼团', 'Group purchases'] },
        forget: 'keep',
      },
      {
        table: 'group_share',
        copy: { name: 'groupShares', title: ['参加的拼团', 'Group purchases joined'] },
        forget: 'keep',
      },
      {
        table: 'group_seen',
        copy: { name: 'groupsSeen', title: ['看过的拼团', 'Group purchases seen'] },
        forget: 'delete',
      },
    ],
  },
  purchaseKinds: [groupPurchase],
  entrances: [groupBuyEntrance],
  provides: { groupOrders },
})
