import type { SeckillState } from '@mallard/contract/activities/seckill/seckill.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const tones: Readonly<Record<SeckillState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'warn',
}
