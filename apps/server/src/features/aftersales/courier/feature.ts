import { defineFeature } from '#platform/feature.ts'
import { courierJobs } from './courier.jobs.ts'
import { courierAdminRoutes, courierHooks, courierRoutes } from './courier.routes.ts'

/**
 * Asks couriers to fetch what comes back, and hears what becomes of them. It stands on returns,
 * which know the bookings (pickup) alone.
 */
export const courierFeature = defineFeature({
  name: 'courier',
  routes: () => [...courierRoutes, ...courierAdminRoutes, ...courierHooks],
  jobs: courierJobs,
})
