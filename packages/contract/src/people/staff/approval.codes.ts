/** What one person may do up to a limit, or never, without the word of another. */
export const approvalKinds = [
  'refund',
  'price',
  'coupon',
  'points',
  'withdrawal',
  'money',
  'account',
] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** Largest limit, in fen or points. */
export const largestLimit = 100_000_000

/** How limits of a kind count; none where it always takes two. */
export const limitUnits = {
  refund: 'fen',
  price: 'fen',
  coupon: 'fen',
  points: 'points',
  withdrawal: 'fen',
  money: null,
  account: null,
} as const satisfies Record<ApprovalKind, 'fen' | 'points' | null>

/**
 * What the reader can do about what waits: decide it; agree to their own by a code; prove a phone
 * first; wait for a colleague, of whom there may be nobody; leave it to those of other roles, or to
 * somebody independent.
 */
export const nextSteps = [
  'decide',
  'alone',
  'alonePhone',
  'another',
  'nobody',
  'role',
  'independent',
  'over',
] as const
export type NextStep = (typeof nextSteps)[number]
