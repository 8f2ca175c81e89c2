import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import type { DigestPart } from './digest.rules.ts'
import { robotsOnAlerts } from './robot.events.ts'
import { robotJobs } from './robot.jobs.ts'
import { robotMigration } from './robot.migrations/0656-robot.ts'
import { robotRoutes } from './robot.routes.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What it adds to the daily digest of a store. */
    readonly digest?: DigestPart
  }
  interface Ports {
    /** What all features add, those below first. */
    readonly digestParts: readonly DigestPart[]
  }
}

export const robotFeature = defineFeature({
  name: 'robot',
  routes: () => robotRoutes,
  jobs: (services, { digestParts }) => robotJobs(services, digestParts),
  recurring: [{ kind: 'robot.digest', dailyAt: '09:07' }],
  handlers: (services) => [robotsOnAlerts(services)],
  migrations: [robotMigration],
  retention: { robot_item: sweepExpired('robot_item', 'at', 3 * day) },
})
