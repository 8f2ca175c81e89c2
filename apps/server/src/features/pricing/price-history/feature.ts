import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { priceHistoryMigration } from './price-history.migrations/0619-price-history.ts'

/** Days for which a price that is over can be shown to whoever asks what a reduction rests on. */
const historyDays = 400

/** What everyone paid for SKUs, and what a struck-through price may rest on. */
export const priceHistoryFeature = defineFeature({
  name: 'price-history',
  namesGoods: [{ table: 'price_history', column: 'sku_id', names: 'sku', onDelete: 'goes' }],
  migrations: [priceHistoryMigration],
  readable: ['price_history'],
  retention: { price_history: sweepExpired('price_history', 'until_at', historyDays * day) },
})
