import { day } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { shareMigration } from './share.migrations/0047-share.ts'
import { routes } from './share.routes.ts'

export const shareFeature = defineFeature({
  name: 'share',
  routes: () => routes,
  readable: ['share_note'],
  migrations: [shareMigration],
  retention: { share_note: sweepExpired('share_note', 'at', 400 * day) },
  personalData: {
    held: [
      {
        table: 'share_note',
        copy: { name: 'shares', title: ['分享记录', 'Shares'], columns: 't.at, t.channel, t.path' },
        forget: { set: 'member_id = null' },
      },
    ],
  },
})
