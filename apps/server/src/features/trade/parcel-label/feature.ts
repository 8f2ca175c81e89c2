import { defineFeature } from '#platform/feature.ts'
import { parcelLabelJobs } from './parcel-label.jobs.ts'
import { parcelLabelMigration } from './parcel-label.migrations/0679-parcel-label.ts'
import { parcelLabelRoutes } from './parcel-label.routes.ts'

/** Waybill numbers and labels of carriers, with the accounts that give them (decision 231). */
export const parcelLabelFeature = defineFeature({
  name: 'parcel-label',
  routes: () => parcelLabelRoutes,
  jobs: parcelLabelJobs,
  recurring: [{ kind: 'parcelLabel.sweep', dailyAt: '04:55' }],
  migrations: [parcelLabelMigration],
})
