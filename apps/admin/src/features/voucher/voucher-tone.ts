import type { VoucherState } from '@mallard/contract/payment/voucher-desk.calls'
import type { Tone } from '#platform/parts/pill.tsx'

export const voucherTone: Readonly<Record<VoucherState, Tone>> = { review: 'warn', approved: 'good', rejected: 'bad', withdrawn: 'plain', closed: 'plain' }
