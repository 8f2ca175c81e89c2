import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { promotionMigration } from './promotion.migrations/0040-promotion.ts'
import { promotedLinesMigration } from './promotion.migrations/0041-promoted-lines.ts'
import { levelPriceMigration } from './promotion.migrations/0070-level-price.ts'
import { useLimitSinceMigration } from './promotion.migrations/0091-use-limit-since.ts'
import { promotionTotalMigration } from './promotion.migrations/0123-promotion-total.ts'
import { promotionKindsMigration } from './promotion.migrations/0160-promotion-kinds.ts'
import { activityOfferMigration } from './promotion.migrations/0240-activity-offer.ts'

export const promotionFeature = defineFeature({
  name: 'promotion',
  namesGoods: [
    {
      table: 'promotion',
      column: 'scope_ids',
      names: 'sku',
      as: 'list',
      where: "t.scope = 'sku'",
      onDelete: { keeps: ['促销', 'promotions'] },
    },
    {
      table: 'promotion',
      column: 'rule',
      names: 'sku',
      as: 'document',
      onDelete: { keeps: ['促销', 'promotions'] },
    },
    {
      table: 'store_promotion_version',
      column: 'gift_sku_ids',
      names: 'sku',
      as: 'list',
      onDelete: { keeps: ['促销', 'promotions'] },
    },
    {
      table: 'store_promotion_version',
      column: 'add_on_sku_ids',
      names: 'sku',
      as: 'list',
      onDelete: { keeps: ['促销', 'promotions'] },
    },
    {
      table: 'activity_offer',
      column: 'sku_id',
      names: 'sku',
      onDelete: { keeps: ['活动', 'activities'] },
    },
  ],
  migrations: [
    promotionMigration,
    promotedLinesMigration,
    levelPriceMigration,
    useLimitSinceMigration,
    promotionTotalMigration,
    promotionKindsMigration,
    activityOfferMigration,
  ],
  readable: ['activity_offer'],
  // What is over is shown nowhere.
  retention: { activity_offer: sweepExpired('activity_offer', 'end_at', day) },
  // Which promotion an order used, for limits per person; it names nobody.
  personalData: {
    held: [
      {
        table: 'promotion_use',
        copy: { name: 'promotionUses', title: ['参加的促销', 'Promotions used'] },
        forget: 'keep',
      },
    ],
  },
})
