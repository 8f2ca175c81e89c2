import { defineFeature } from '#platform/feature.ts'
import { reportsOfEnded, reportsOfParcels, reportsOfSent } from './ship-report.events.ts'
import { shipReportJobs } from './ship-report.jobs.ts'
import { shipReportMigration } from './ship-report.migrations/0616-ship-report.ts'
import { shipReportRoutes } from './ship-report.routes.ts'

/**
 * Tells WeChat of what was sent of payments that its mini-program took: it holds the money until
 * then (decision 184).
 */
export const shipReportFeature = defineFeature({
  name: 'ship-report',
  routes: () => shipReportRoutes,
  jobs: shipReportJobs,
  handlers: (services) => [
    reportsOfSent(services),
    reportsOfEnded(services),
    reportsOfParcels(services),
  ],
  migrations: [shipReportMigration],
})
