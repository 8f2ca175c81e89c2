import type { BargainState } from '@mallard/contract/activities/bargain/bargain.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const tones: Readonly<Record<BargainState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'warn',
}
