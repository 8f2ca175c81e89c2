import { hour, minute } from '@mallard/kernel'
import { disputeMonths, sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { catalogMigration } from './catalog.migrations/0010-catalog.ts'
import { limitSinceMigration } from './catalog.migrations/0090-limit-since.ts'
import { stockBySkuMigration } from './catalog.migrations/0141-stock-by-sku.ts'
import { listingMigration } from './catalog.migrations/0150-listing.ts'
import { searchSoundsMigration } from './catalog.migrations/0210-search-sounds.ts'
import { searchEngineMigration } from './catalog.migrations/0213-search-engine.ts'
import { searchRankMigration } from './catalog.migrations/0212-search-rank.ts'
import { searchSynonymsMigration } from './catalog.migrations/0211-search-synonyms.ts'
import { scarceSkusMigration } from './catalog.migrations/0225-scarce-skus.ts'
import { categoryVersionMigration } from './catalog.migrations/0251-category-version.ts'
import { stockLedgerMigration } from './catalog.migrations/0253-stock-ledger.ts'
import { codesInAnyCaseMigration } from './catalog.migrations/0570-codes-in-any-case.ts'
import { detailTermsMigration } from './catalog.migrations/0602-detail-terms.ts'
import { measuresAnewMigration } from './catalog.migrations/0604-measures-anew.ts'
import { struckPricesMigration } from './catalog.migrations/0619-struck-prices.ts'
import { skuCodeMigration } from './catalog.migrations/0262-sku-code.ts'
import { searchLettersMigration } from './catalog.migrations/0563-search-letters.ts'
import { searchMissMigration } from './catalog.migrations/0363-search-miss.ts'
import { goodsChangedAfterMigration } from './catalog.migrations/0624-goods-changed-after.ts'
import { goodsChangedMigration } from './catalog.migrations/0560-goods-changed.ts'
import { goodsArchivedMigration } from './catalog.migrations/0633-goods-archived.ts'
import { catalogChecksMigration } from './catalog.migrations/0541-catalog-checks.ts'
import { catalogStorageMigration } from './catalog.migrations/0542-catalog-storage.ts'
import { goodsVideoMigration } from './catalog.migrations/0639-goods-video.ts'
import { listingChangesMigration } from './catalog.migrations/0643-listing-changes.ts'
import { goodsCountedMigration } from './catalog.migrations/0650-goods-counted.ts'
import { movedGoodsPriceMigration } from './catalog.migrations/0677-moved-goods-keep-their-price.ts'
import { goodsTaxMigration } from './catalog.migrations/0628-goods-tax.ts'
import { returnPolicyMigration } from './catalog.migrations/0618-return-policy.ts'
import { routes } from './catalog.routes.ts'
import { isAnythingListed } from './listing.repo.ts'
import { listingJobs } from './listing.jobs.ts'
import { sweepStockLog } from './stock-sweep.repo.ts'

export const catalogFeature = defineFeature({
  name: 'catalog',
  namesGoods: [
    {
      table: 'stock_log',
      column: 'sku_id',
      names: 'sku',
      where: "t.biz_type not in ('initial', 'edit')",
      onDelete: { keeps: ['库存变动', 'stock movements'] },
    },
    { table: 'stock_log', column: 'sku_id', names: 'sku', onDelete: 'goes' },
    { table: 'sku_code_before', column: 'sku_id', names: 'sku', onDelete: 'goes' },
    { table: 'store_sku', column: 'sku_id', names: 'sku', onDelete: 'goes' },
    { table: 'listing', column: 'goods_id', names: 'goods', onDelete: 'goes' },
    { table: 'store_goods', column: 'goods_id', names: 'goods', onDelete: 'goes' },
    // Indexes of lists hear by it that they are gone.
    { table: 'listing_change', column: 'goods_id', names: 'goods', onDelete: 'stays' },
  ],
  routes: () => routes,
  opening: { goods: ({ db }, scope) => isAnythingListed(db, scope) },
  jobs: listingJobs,
  recurring: [
    { kind: 'listing.prices', every: minute },
    { kind: 'listing.sales', every: 10 * minute },
  ],
  readable: [
    'goods',
    'listing',
    'listing_change',
    'sku',
    'sku_code_before',
    'stock_log',
    'store_goods',
    'store_sku',
  ],
  retention: {
    // Who has not looked for an hour reads all of a list again.
    listing_change: sweepExpired('listing_change', 'at', hour),
    stock_log: sweepStockLog(disputeMonths),
  },
  migrations: [
    catalogMigration,
    limitSinceMigration,
    stockBySkuMigration,
    listingMigration,
    searchSoundsMigration,
    searchSynonymsMigration,
    searchRankMigration,
    searchEngineMigration,
    scarceSkusMigration,
    categoryVersionMigration,
    stockLedgerMigration,
    skuCodeMigration,
    searchLettersMigration,
    searchMissMigration,
    goodsChangedMigration,
    catalogChecksMigration,
    catalogStorageMigration,
    codesInAnyCaseMigration,
    detailTermsMigration,
    measuresAnewMigration,
    returnPolicyMigration,
    struckPricesMigration,
    goodsChangedAfterMigration,
    goodsTaxMigration,
    goodsArchivedMigration,
    goodsVideoMigration,
    listingChangesMigration,
    goodsCountedMigration,
    movedGoodsPriceMigration,
  ],
})
