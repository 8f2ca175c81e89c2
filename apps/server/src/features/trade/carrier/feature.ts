import { defineFeature } from '#platform/feature.ts'
import { carrierListMigration } from './carrier.migrations/0627-carrier-list.ts'
import { carrierRoutes } from './carrier.routes.ts'

/** Which ways to send goods a partner offers its staff (decision 194). */
export const carrierFeature = defineFeature({
  name: 'carrier',
  routes: () => carrierRoutes,
  migrations: [carrierListMigration],
})
