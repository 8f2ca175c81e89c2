import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { goodsImportJobs } from './goods-import.jobs.ts'
import { goodsImportMigration } from './goods-import.migrations/0631-goods-import.ts'
import { importSourcesMigration } from './goods-import.migrations/0636-import-sources.ts'
import { importMappingsMigration } from './goods-import.migrations/0642-import-mappings.ts'
import { importPicturesMigration } from './goods-import.migrations/0641-import-pictures.ts'
import { goodsImportRoutes } from './goods-import.routes.ts'
import './goods-import.tables.ts'
import { importAfterRoutes } from './import-after.routes.ts'
import './import-after.tables.ts'
import { importMappingRoutes } from './mapping.routes.ts'

/** Tables of goods and of counted stock that staff send in. */
export const goodsImportFeature = defineFeature({
  name: 'goods-import',
  routes: () => [...goodsImportRoutes, ...importMappingRoutes, ...importAfterRoutes],
  jobs: goodsImportJobs,
  migrations: [
    goodsImportMigration,
    importSourcesMigration,
    importPicturesMigration,
    importMappingsMigration,
  ],
  namesGoods: [
    { table: 'import_link', column: 'goods_id', names: 'goods', onDelete: 'goes' },
    { table: 'goods_import_row', column: 'goods_id', names: 'goods', onDelete: 'stays' },
    // It is the record of what became of them.
    { table: 'goods_import_undo', column: 'goods_id', names: 'goods', onDelete: 'stays' },
  ],
  retention: {
    goods_import: sweepExpired('goods_import', 'created_at', 90 * day),
    goods_import_row: 'with its import',
    goods_import_picture: 'with its import',
    goods_import_zip: 'with its import',
    goods_import_file: 'with its import',
    goods_import_undo: 'with its import',
    goods_import_back: 'with its import',
    import_link: 'with its goods',
  },
})
