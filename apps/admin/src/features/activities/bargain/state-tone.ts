import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const tones: Readonly<Record<ActivityState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'warn',
}
