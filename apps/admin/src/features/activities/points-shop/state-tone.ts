import type { ActivityState } from '@mallard/contract/activities/activity/activity.codes'
import type { ExchangeStatus } from '@mallard/contract/activities/points-shop/points-shop.codes'
import type { Tone } from '#platform/parts/pill.tsx'

export const tones: Readonly<Record<ActivityState, Tone>> = {
  WAIT: 'blue',
  RUN: 'good',
  END: 'plain',
  CLOSED: 'warn',
}

export const exchangeTones: Readonly<Record<ExchangeStatus, Tone>> = {
  0: 'warn',
  1: 'good',
  2: 'plain',
}
