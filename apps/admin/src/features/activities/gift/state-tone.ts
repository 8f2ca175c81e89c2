import type { GiftState } from '@mallard/contract/activities/gift/gift.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const tones: Readonly<Record<GiftState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'warn',
}
