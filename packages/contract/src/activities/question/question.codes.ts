/** What is given for answers: nothing, points, or a coupon. */
export const rewardKinds = ['none', 'points', 'coupon'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** Points that answers can bring at the most. */
export const maxRewardPoints = 10_000
