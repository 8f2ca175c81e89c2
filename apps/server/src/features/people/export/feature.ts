import { day, hour } from '@mallard/kernel'
import { sql } from 'kysely'
import { networkLogDays, sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { exportJobs } from './export.jobs.ts'
import { exportMigration } from './export.migrations/0626-export.ts'
import { exportAudienceMigration } from './export.migrations/0664-export-audience.ts'
import { exportRoutes } from './export.routes.ts'

/** Files of rows that staff take away; what the rows are, features above say (decision 193). */
export const exportFeature = defineFeature({
  name: 'export',
  routes: ({ exportKinds }) => exportRoutes(exportKinds),
  jobs: (services, { exportKinds }) => exportJobs(services, exportKinds),
  recurring: [{ kind: 'export.clean', every: hour }],
  migrations: [exportMigration, exportAudienceMigration],
  retention: {
    // Who took what away is told for as long as who read what; its files are gone by then.
    data_export: sweepExpired(
      'data_export',
      'created_at',
      networkLogDays * day,
      sql`state not in ('waiting', 'writing', 'ready')
        and not exists (select from data_export_part p where p.export_id = data_export.id)`,
    ),
    data_export_part: 'export.clean',
  },
})
