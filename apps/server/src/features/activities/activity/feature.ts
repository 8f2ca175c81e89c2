import { defineFeature } from '#platform/feature.ts'

/** What all activities share; it has no calls, tables or jobs of its own. */
export const activityFeature = defineFeature({ name: 'activity' })
