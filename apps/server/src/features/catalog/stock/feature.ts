import { stockToDos } from './to-dos.ts'
import { defineFeature } from '#platform/feature.ts'
import { stockDigest } from './stock-digest.ts'
import { stockAdminRoutes } from './stock-admin.routes.ts'

/** What staff do with stock: it asks the catalog to write it, where purchases move it. */
export const stockFeature = defineFeature({
  name: 'stock',
  toDos: stockToDos,
  routes: () => stockAdminRoutes,
  digest: stockDigest,
})
