import { defineFeature } from '#platform/feature.ts'
import { categoryAdminRoutes } from './category-admin.routes.ts'
import { categoryJobs } from './category.jobs.ts'

/**
 * What staff do with the tree of categories. Its table is older than it: it was made by a migration
 * of the catalog, where shoppers read it.
 */
export const categoryFeature = defineFeature({
  name: 'category',
  routes: () => categoryAdminRoutes,
  jobs: categoryJobs,
})
