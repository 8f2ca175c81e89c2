import {
  groupGoals,
  groupResults,
  type GroupGoal,
  type GroupResult,
} from '@mallard/contract/activities/group-buy/group-buy.codes'

export interface Progress {
  /** Number of the goal's type, and people or units. */
  readonly goalType: number
  readonly goalValue: number
  /** People who paid, and units of theirs. */
  readonly people: number
  readonly units: number
}

export const goalOf = (type: number): GroupGoal => groupGoals[type] ?? 'none'
export const goalNumber = (goal: GroupGoal): number => groupGoals.indexOf(goal)
export const resultOf = (result: number): GroupResult => groupResults[result] ?? 'forming'

/** People or units that the goal still lacks. */
export function missingOf({ goalType, goalValue, people, units }: Progress): number {
  const goal = goalOf(goalType)
  if (goal === 'none') return 0
  return Math.max(0, goalValue - (goal === 'people' ? people : units))
}

interface Taken {
  readonly quota: number
  readonly sold: number
  readonly reserved: number
  readonly available: number
  readonly isOnSale: boolean
}

/** Units that can still be had at the price of the group. */
export function leftOf({ quota, sold, reserved, available, isOnSale }: Taken): number {
  return isOnSale ? Math.max(0, Math.min(quota - sold - reserved, available)) : 0
}
