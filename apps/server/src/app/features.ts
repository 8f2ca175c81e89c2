import { eventsFeature } from '#platform/events/feature.ts'
import { jobsFeature } from '#platform/jobs/feature.ts'
import { nounFeatures } from './features.gen.ts'

/**
 * Every feature of the server. Each declares its parts in its `feature.ts`, which `npm run gen` finds.
 * Those below stand first, in the order of areas.json, and within a topic events are handled in
 * this order.
 */
export const features = [jobsFeature, eventsFeature, ...nounFeatures] as const
