import { defineFeature } from '#platform/feature.ts'
import { thirdReturnJobs } from './third-return.jobs.ts'
import { thirdReturnMigration } from './third-return.migrations/0064-third-return.ts'
import { thirdReturnPartnerMigration } from './third-return.migrations/0540-third-return-partner.ts'
import { thirdReturnChecksMigration } from './third-return.migrations/0541-third-return-checks.ts'
import { thirdReturnTypesMigration } from './third-return.migrations/0613-third-return-kinds.ts'
import { thirdReturnRoutes } from './third-return.routes.ts'

export const thirdReturnFeature = defineFeature({
  name: 'third-return',
  routes: () => thirdReturnRoutes,
  jobs: thirdReturnJobs,
  recurring: [{ kind: 'thirdReturn.sweep', dailyAt: '04:55' }],
  migrations: [
    thirdReturnMigration,
    thirdReturnPartnerMigration,
    thirdReturnChecksMigration,
    thirdReturnTypesMigration,
  ],
  retention: { third_access: 'thirdReturn.sweep', third_order: 'thirdReturn.sweep' },
})
