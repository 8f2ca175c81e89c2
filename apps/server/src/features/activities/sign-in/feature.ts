import { defineFeature } from '#platform/feature.ts'
import { fillSignIn } from './demo.ts'
import { signInInvariants } from './invariants.ts'
import { signInEntrance } from './sign-in-entrance.ts'
import { signInJobs } from './sign-in.jobs.ts'
import { signInMigration } from './sign-in.migrations/0380-sign-in.ts'
import { signInSeenMigration } from './sign-in.migrations/0420-sign-in-seen.ts'
import { signInRoutes } from './sign-in.routes.ts'

export const signInFeature = defineFeature({
  name: 'sign-in',
  routes: () => signInRoutes,
  jobs: signInJobs,
  recurring: [{ kind: 'signIn.remind', dailyAt: '09:00' }],
  migrations: [signInMigration, signInSeenMigration],
  invariants: signInInvariants,
  demo: fillSignIn,
  entrances: [signInEntrance],
  personalData: {
    held: [
      // Kept as records of the points given; they hold no personal data.
      {
        table: 'sign_in',
        copy: { name: 'checkIns', title: ['每日签到', 'Daily check-ins'] },
        forget: 'keep',
      },
      {
        table: 'sign_in_reminder',
        copy: { name: 'checkInReminders', title: ['签到提醒', 'Check-in reminders'] },
        forget: 'delete',
      },
      {
        table: 'sign_in_seen',
        copy: {
          name: 'checkInsSeen',
          title: ['看过签到的日子', 'Days on which check-in was seen'],
        },
        forget: 'delete',
      },
    ],
  },
})
