import { defineFeature } from '#platform/feature.ts'
import { floorMigration } from './floor.migrations/0610-floor.ts'
import { floorRoutes } from './floor.routes.ts'

export const floorFeature = defineFeature({
  name: 'floor',
  routes: () => floorRoutes,
  migrations: [floorMigration],
  personalData: {
    held: [
      {
        table: 'floor_staff',
        copy: {
          name: 'floorRoles',
          title: ['门店身份', 'Roles in stores'],
          columns: 't.since, t.store_id as "store", t.role',
        },
        forget: 'delete',
      },
    ],
  },
})
