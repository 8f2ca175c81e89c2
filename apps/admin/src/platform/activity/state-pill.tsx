import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import { Pill, type Tone } from '../parts/pill.tsx'

/** A word for each state. */
export type ActivityWords = Readonly<Record<ActivityState, string>>

const tones: Readonly<Record<ActivityState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'warn',
}

interface StatePillProps {
  of: { readonly state: ActivityState }
  texts: ActivityWords
}

/** Where an activity stands. */
export function StatePill({ of: { state }, texts }: StatePillProps) {
  return <Pill tone={tones[state]}>{texts[state]}</Pill>
}
