import type { PromotionState } from '@mallard/contract/pricing/promotion/promotion.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const tones: Readonly<Record<PromotionState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'plain',
}
