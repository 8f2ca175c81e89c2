import { day } from '@mallard/kernel'
import { defineFeature } from '#platform/feature.ts'
import { sweepEvents } from './event-sweep.repo.ts'
import { eventMigration } from './events.migrations/0160-event.ts'
import { eventPartnerMigration } from './events.migrations/0540-event-partner.ts'
import { eventStorageMigration } from './events.migrations/0542-event-storage.ts'

export const eventsFeature = defineFeature({
  name: 'events',
  migrations: [eventMigration, eventPartnerMigration, eventStorageMigration],
  retention: {
    event: sweepEvents(30 * day),
    event_failure: 'a row goes when its handler has handled it, or a person gives it up',
  },
})
