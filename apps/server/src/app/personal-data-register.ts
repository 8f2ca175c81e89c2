import type { PersonalDataRegister } from '#platform/personal-data.ts'
import { everyFeature } from './join.ts'

/**
 * What all tables hold about a member, as their features say. Those above forget first, while they
 * still find what they stand on. A test looks that no table with a member, and no column with a
 * phone, is missing.
 */
export const personalDataRegister: PersonalDataRegister = {
  held: everyFeature.toReversed().flatMap(({ personalData }) => personalData?.held ?? []),
  blocks: everyFeature.flatMap(({ personalData }) => personalData?.blocks ?? []),
  losses: everyFeature.flatMap(({ personalData }) => personalData?.losses ?? []),
}
