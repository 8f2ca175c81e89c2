import { defineFeature } from '#platform/feature.ts'
import { repairAdminRoutes } from './repair-admin.routes.ts'

/** What staff do about payments and refunds whose result is not known, or that differ. */
export const repairFeature = defineFeature({
  name: 'repair',
  routes: () => repairAdminRoutes,
})
