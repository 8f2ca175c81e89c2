import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { soonOf } from '#platform/to-do.ts'
import { fillGifts } from './demo.ts'
import { giftEntrance } from './gift-entrance.ts'
import { giftPurchase } from './gift-purchase.ts'
import { giftMigration } from './gift.migrations/0481-gift.ts'
import { giftRoutes } from './gift.routes.ts'
import { giftInvariants } from './invariants.ts'

export const giftFeature = defineFeature({
  name: 'gift',
  toDos: { 'gift.soon': soonOf('gift_activity') },
  namesGoods: [
    {
      table: 'gift_activity',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['新人礼', 'welcome gifts'] },
    },
  ],
  routes: () => giftRoutes,
  migrations: [giftMigration],
  invariants: giftInvariants,
  retention: { gift_seen: sweepExpired('gift_seen', 'at', 400 * day) },
  demo: fillGifts,
  personalData: {
    held: [
      {
        table: 'gift_claim',
        copy: {
          name: 'gifts',
          title: ['新人礼', 'Gifts for new customers'],
          columns: 't.at, t.order_sn as "orderSn", t.points',
        },
        // Kept as records of what was given: the account they belong to has no name any more.
        forget: 'keep',
      },
      // Keyed digests: the gift is one for each person for ever, also after an account has ended.
      {
        table: 'gift_identity',
        copy: { withheld: 'digests of phones and accounts' },
        forget: 'keep',
      },
      {
        table: 'gift_seen',
        copy: { name: 'giftsSeen', title: ['看过的新人礼', 'Gifts for new customers seen'] },
        forget: 'delete',
      },
    ],
  },
  purchaseKinds: [giftPurchase],
  entrances: [giftEntrance],
})
