import { defineFeature } from '#platform/feature.ts'
import { segmentMigration } from './segment.migrations/0664-segment.ts'
import { segmentRoutes } from './segment.routes.ts'

/** Members by what they have alike, and what is done for all of them. */
export const segmentFeature = defineFeature({
  name: 'segment',
  routes: ({ exportKinds }) => segmentRoutes(exportKinds),
  migrations: [segmentMigration],
})
