import { defineFeature } from '#platform/feature.ts'

/** What all that asks questions shares; it has no calls, tables or jobs of its own. */
export const formFeature = defineFeature({ name: 'form' })
