import type { DeskCoupon } from '@mallard/contract/coupon/coupon-desk.calls'
import type { Tone } from '#platform/parts/pill.tsx'

export const stateTone: Readonly<Record<DeskCoupon['state'], Tone>> = { waiting: 'blue', running: 'good', over: 'plain', closed: 'plain' }
