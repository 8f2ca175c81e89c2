import { sql } from 'kysely'
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
  toDos: {
    // Of every partner, so it is told in the one that runs the house.
    'job.dead': {
      rows: ({ isHouse, staff }) =>
        isHouse && staff.rightsEverywhere.includes('system.read')
          ? sql`job where state = 'dead'`
          : undefined,
    },
  },
  routes: ({ invariants }) => operationsRoutes(invariants),
  migrations: [
    invariantRunMigration,
    firstStartMigration,
    retentionMigration,
    invariantMarkMigration,
  ],
  retention: { invariant_run: 'each run removes the oldest beyond 60' },
})
