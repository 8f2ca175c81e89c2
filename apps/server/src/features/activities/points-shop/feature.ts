import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { fillPointsShop } from './demo.ts'
import { pointsShopInvariants } from './invariants.ts'
import { pointsShopEntrance } from './points-entrance.ts'
import { pointsPurchase } from './points-purchase.ts'
import { pointsShopMigration } from './points-shop.migrations/0480-points-shop.ts'
import { pointsShopRoutes } from './points-shop.routes.ts'

export const pointsShopFeature = defineFeature({
  name: 'points-shop',
  namesGoods: [
    {
      table: 'points_goods',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['积分商城', 'the points shop'] },
    },
  ],
  routes: () => pointsShopRoutes,
  migrations: [pointsShopMigration],
  invariants: pointsShopInvariants,
  retention: { points_shop_seen: sweepExpired('points_shop_seen', 'at', 400 * day) },
  demo: fillPointsShop,
  personalData: {
    held: [
      {
        table: 'points_exchange',
        copy: {
          name: 'pointsExchanges',
          title: ['积分兑换', 'Points redeemed'],
          columns:
            't.at, t.quantity, t.points, t.cash_amount as "cashAmount", t.status, t.order_sn as "orderSn"',
        },
        // Kept as records of what was given: the account they belong to has no name any more.
        forget: 'keep',
      },
      // Units of a member, for limits per person; it names nobody.
      {
        table: 'points_goods_user',
        copy: { name: 'pointsGoods', title: ['积分商品兑换数', 'Units redeemed for points'] },
        forget: 'keep',
      },
      {
        table: 'points_shop_seen',
        copy: { name: 'pointsShopSeen', title: ['看过的积分商城', 'Points shop seen'] },
        forget: 'delete',
      },
    ],
  },
  purchaseKinds: [pointsPurchase],
  entrances: [pointsShopEntrance],
})
