import { defineFeature } from '#platform/feature.ts'
import { standingMigration } from './standing.migrations/0663-member-standing.ts'
import { standingRoutes } from './standing.routes.ts'

export const standingFeature = defineFeature({
  name: 'standing',
  routes: () => standingRoutes,
  migrations: [standingMigration],
  readable: ['member_standing'],
  personalData: {
    held: [
      {
        table: 'member_standing',
        copy: {
          name: 'restrictions',
          title: ['账号限制', 'Restrictions'],
          columns: 't.since, t.kind, t.reason',
        },
        forget: 'delete',
      },
    ],
  },
})
