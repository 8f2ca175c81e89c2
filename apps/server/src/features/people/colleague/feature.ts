import { defineFeature } from '#platform/feature.ts'
import { colleagueJobs } from './colleague.jobs.ts'

/**
 * Asks the corporation whether its people still are colleagues; identity, which stands on it, takes
 * what those who left were given.
 */
export const colleagueFeature = defineFeature({
  name: 'colleague',
  jobs: colleagueJobs,
  recurring: [{ kind: 'colleague.sweep', dailyAt: '05:05' }],
})
