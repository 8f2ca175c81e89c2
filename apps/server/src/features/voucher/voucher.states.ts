import { states } from '@mallard/kernel'

/** What becomes of a voucher (domain.md §2.3); a rejected one is followed by a new one, never changed. */
export const voucherStates = states('voucher', {
  review: { approve: 'approved', reject: 'rejected' },
  approved: {},
  rejected: {},
})

/** How the states are stored. */
export const voucherStatus = { review: 0, approved: 1, rejected: 2 } as const
