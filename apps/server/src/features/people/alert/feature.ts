import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { alertTopic } from './alert.events.ts'
import { alertMigration } from './alert.migrations/0655-alert.ts'
import { alertMessageMigration } from './alert.migrations/0660-alert-message.ts'
import { alertRoutes } from './alert.routes.ts'

export const alertFeature = defineFeature({
  name: 'alert',
  routes: () => alertRoutes,
  topics: [alertTopic],
  migrations: [alertMigration, alertMessageMigration],
  retention: {
    alert: sweepExpired('alert', 'at', 30 * day),
    alert_read: 'goes with its alert',
  },
})
