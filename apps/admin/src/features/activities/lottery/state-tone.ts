import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import type { WinStatus } from '@mallard/contract/activities/lottery/lottery.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const tones: Readonly<Record<ActivityState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'warn',
}

export const winTones: Readonly<Record<WinStatus, Tone>> = {
  0: 'plain',
  1: 'warn',
  2: 'blue',
  3: 'good',
  4: 'plain',
}
