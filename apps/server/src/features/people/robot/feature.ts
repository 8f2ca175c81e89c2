import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { robotsOnAlerts } from './robot.events.ts'
import { robotJobs } from './robot.jobs.ts'
import { robotMigration } from './robot.migrations/0656-robot.ts'
import { robotRoutes } from './robot.routes.ts'

export const robotFeature = defineFeature({
  name: 'robot',
  routes: () => robotRoutes,
  jobs: robotJobs,
  handlers: (services) => [robotsOnAlerts(services)],
  migrations: [robotMigration],
  retention: { robot_item: sweepExpired('robot_item', 'at', 3 * day) },
})
