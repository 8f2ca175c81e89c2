import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { audienceMigration } from './audience.migrations/0664-audience.ts'

export const audienceFeature = defineFeature({
  name: 'audience',
  readable: ['audience_member'],
  migrations: [audienceMigration],
  // Longer than a proposal waits, and an export or a job that uses one is written.
  retention: {
    audience: sweepExpired('audience', 'created_at', 60 * day),
    audience_member: 'with its audience',
  },
  personalData: {
    held: [
      {
        table: 'audience_member',
        copy: {
          name: 'audiences',
          title: ['被选入的会员名单', 'Lists of members that one is on'],
          columns: 't.audience_id as "list"',
        },
        forget: 'delete',
      },
    ],
  },
})
