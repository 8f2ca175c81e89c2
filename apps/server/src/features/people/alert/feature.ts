import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { alertTopic } from './alert.events.ts'
import { alertMigration } from './alert.migrations/0655-alert.ts'
import { alertRoutes } from './alert.routes.ts'

export const alertFeature = defineFeature({
  name: 'alert',
  routes: () => alertRoutes,
  topics: [alertTopic],
  migrations: [alertMigration],
  retention: {
    alert: sweepExpired('alert', 'at', 30 * day),
    alert_read: 'goes with its alert',
  },
})
