import { hour, minute } from '@mallard/kernel'
import { defineFeature } from '#platform/feature.ts'
import { fillEvents } from './demo.ts'
import { invitationInvariants } from './invariants.ts'
import { picturesOfEvents } from './invitation-pictures.ts'
import { invitationJobs } from './invitation.jobs.ts'
import { invitationMigration } from './invitation.migrations/0607-invitation.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { nextTiles, sweepEntries } from './invitation.service.ts'

export const invitationFeature = defineFeature({
  name: 'invitation',
  routes: () => invitationRoutes,
  jobs: invitationJobs,
  recurring: [
    { kind: 'invitation.remind', every: hour },
    { kind: 'invitation.free', every: 10 * minute },
  ],
  migrations: [invitationMigration],
  invariants: invitationInvariants,
  retention: { invitation_entry: sweepEntries },
  provides: { mediaInEvents: picturesOfEvents, eventsInPages: nextTiles },
  demo: fillEvents,
  personalData: {
    held: [
      {
        table: 'invitation_entry',
        copy: {
          name: 'events',
          title: ['报名的活动', 'Events entered'],
          columns: 't.at, t.state, t.answers, t.checked_in_at as "checkedInAt"',
        },
        // That somebody has a place stays until it is given to who waits, or the event is over.
        forget: { set: `member_id = null, answers = '[]', pics = '{}'` },
      },
    ],
  },
})
