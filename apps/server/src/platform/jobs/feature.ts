import { defineFeature } from '#platform/feature.ts'
import { jobMigration } from './jobs.migrations/0000-job.ts'
import { jobStorageMigration } from './jobs.migrations/0542-job-storage.ts'
import { jobRunningMigration } from './jobs.migrations/0564-job-running.ts'

export const jobsFeature = defineFeature({
  name: 'jobs',
  migrations: [jobMigration, jobStorageMigration, jobRunningMigration],
  retention: { job: 'a job ends with its row; dead ones wait for a person' },
})
