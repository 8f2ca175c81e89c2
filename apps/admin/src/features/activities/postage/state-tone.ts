import type { PostageState } from '@mallard/contract/activities/postage/postage.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const tones: Readonly<Record<PostageState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'warn',
}
