import { states } from '@mallard/kernel'

/**
 * What becomes of a voucher (domain.md §2.3); one that was rejected or taken back is followed by a
 * new one, never changed.
 */
export const voucherStates = states('voucher', {
  review: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  approved: {},
  rejected: {},
  withdrawn: {},
})

/** How the states are stored. */
export const voucherStatus = { review: 0, approved: 1, rejected: 2, withdrawn: 3 } as const
