import { defineFeature } from '#platform/feature.ts'
import { invariantRunMigration } from './operations.migrations/0063-invariant-run.ts'
import { firstStartMigration } from './operations.migrations/0115-first-start.ts'
import { retentionMigration } from './operations.migrations/0121-retention.ts'
import { invariantMarkMigration } from './operations.migrations/0182-invariant-mark.ts'
import { operationsJobs, operationsRecurring } from './operations.jobs.ts'
import { operationsRoutes } from './operations.routes.ts'

export const operationsFeature = defineFeature({
  name: 'operations',
  jobs: operationsJobs,
  recurring: operationsRecurring,
  routes: ({ invariants }) => operationsRoutes(invariants),
  migrations: [
    invariantRunMigration,
    firstStartMigration,
    retentionMigration,
    invariantMarkMigration,
  ],
  retention: { invariant_run: 'each run removes the oldest beyond 60' },
})
