import { defineFeature } from '#platform/feature.ts'
import { memberImportJobs } from './member-import.jobs.ts'
import { memberImportMigration } from './member-import.migrations/0665-member-import.ts'
import { memberImportRoutes } from './member-import.routes.ts'

/** Members and what they ordered, brought along from another system. */
export const memberImportFeature = defineFeature({
  name: 'member-import',
  routes: () => memberImportRoutes,
  jobs: memberImportJobs,
  recurring: [{ kind: 'memberImport.forget', dailyAt: '04:25' }],
  migrations: [memberImportMigration],
  personalData: {
    held: [
      {
        table: 'old_order',
        copy: {
          name: 'oldOrders',
          title: ['历史订单', 'Orders of before'],
          columns: 't.ordered_at as "orderedAt", t.number, t.amount, t.goods, t.state',
        },
        forget: 'delete',
      },
    ],
  },
})
