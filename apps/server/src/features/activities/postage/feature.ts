import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { soonOf } from '#platform/to-do.ts'
import { fillPostages } from './demo.ts'
import { postageInvariants } from './invariants.ts'
import { postageEntrance } from './postage-entrance.ts'
import { postagePurchase } from './postage-purchase.ts'
import { postageMigration } from './postage.migrations/0477-postage.ts'
import { postageRoutes } from './postage.routes.ts'

export const postageFeature = defineFeature({
  name: 'postage',
  toDos: { 'postage.soon': soonOf('postage_promotion') },
  namesGoods: [
    {
      table: 'postage_promotion',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['付邮试用', 'trials for postage'] },
    },
  ],
  routes: () => postageRoutes,
  migrations: [postageMigration],
  invariants: postageInvariants,
  retention: { postage_seen: sweepExpired('postage_seen', 'at', 400 * day) },
  demo: fillPostages,
  personalData: {
    held: [
      // Who had a trial, once for ever; the order beside it names nobody any more.
      {
        table: 'postage_claim',
        copy: { name: 'trials', title: ['付邮试用', 'Trials'] },
        forget: 'keep',
      },
      {
        table: 'postage_seen',
        copy: { name: 'trialsSeen', title: ['看过的试用', 'Trials seen'] },
        forget: 'delete',
      },
    ],
  },
  purchaseKinds: [postagePurchase],
  entrances: [postageEntrance],
})
