import { defineFeature } from '#platform/feature.ts'
import { categoryAdminRoutes } from './category-admin.routes.ts'
import { categoryJobs } from './category.jobs.ts'
import { picturesOfCategories } from './category-pictures.repo.ts'

/** What staff do with the tree of categories, which the catalog shows to shoppers. */
export const categoryFeature = defineFeature({
  name: 'category',
  owns: ['category'],
  readable: ['category'],
  routes: () => categoryAdminRoutes,
  jobs: categoryJobs,
  provides: { mediaInCategories: picturesOfCategories },
})
