import { disputeMonths } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { stockAdminRoutes } from './stock-admin.routes.ts'
import { sweepStockLog } from './stock-sweep.repo.ts'

/**
 * What staff do with stock and its ledger. Its tables are older than it: they were made by
 * migrations of the catalog, where purchases move stock.
 */
export const stockFeature = defineFeature({
  name: 'stock',
  routes: () => stockAdminRoutes,
  retention: { stock_log: sweepStockLog(disputeMonths) },
})
