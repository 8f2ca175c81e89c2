/** What a group must come to: nothing, so many people, or so many units (domain.md §2.4). */
export const groupGoals = ['none', 'people', 'quantity'] as const
export type GroupGoal = (typeof groupGoals)[number]

/** What became of the group of an activity: it forms, it is formed, or it was given up. */
export const groupResults = ['forming', 'formed', 'failed'] as const
export type GroupResult = (typeof groupResults)[number]

/**
 * domain.md §3.8: to pay, paid and waiting, formed, money on its way back, money back, cancelled
 * unpaid, done.
 */
export const batchStatus = {
  unpaid: 0,
  waiting: 1,
  formed: 2,
  refunding: 3,
  refunded: 4,
  cancelled: 5,
  done: 6,
} as const
export type BatchStatus = (typeof batchStatus)[keyof typeof batchStatus]

/** SKUs that one purchase may have. */
export const maxGroupItems = 10
