import type { VoucherState } from '@mallard/contract/trade/payment/voucher-admin.calls'
import type { Tone } from '#platform/parts/pill.tsx'

export const voucherTone: Readonly<Record<VoucherState, Tone>> = {
  review: 'warn',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  closed: 'plain',
}
