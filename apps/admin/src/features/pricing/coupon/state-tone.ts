import type { AdminCoupon } from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import type { Tone } from '#platform/parts/pill.tsx'

export const stateTone: Readonly<Record<AdminCoupon['state'], Tone>> = {
  waiting: 'blue',
  running: 'good',
  over: 'plain',
  closed: 'plain',
}
