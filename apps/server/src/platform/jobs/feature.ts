import { defineFeature } from '#platform/feature.ts'
import { jobMigration } from './jobs.migrations/0000-job.ts'

export const jobsFeature = defineFeature({
  name: 'jobs',
  migrations: [jobMigration],
  retention: { job: 'a job ends with its row; dead ones wait for a person' },
})
