import type { GroupActivity } from '@mallard/contract/activities/group-buy/group-buy.fields'
import type { Fen } from '@mallard/kernel'
import { yuan } from '@mallard/kernel/money'
import type { groupTexts } from './group-buy.texts.ts'

type Texts = ReturnType<typeof groupTexts>

/** Yuan without empty decimals. */
export const shortYuan = (amount: Fen) => yuan(amount).replace(/\.00$/, '')

/** What a group must come to, in a few words. */
export function goalText({ goal }: GroupActivity, texts: Texts): string {
  if (goal.type === 'none') return texts.noGoal
  return goal.type === 'people' ? texts.goalPeople(goal.value) : texts.goalUnits(goal.value)
}

/** How far a group has come, in a few words. */
export function standingText({ result, goal, missing }: GroupActivity, texts: Texts): string {
  if (result === 'failed') return texts.failed
  if (goal.type === 'none') return texts.noGoal
  if (result === 'formed') return texts.formed
  return goal.type === 'people' ? texts.missingPeople(missing) : texts.missingUnits(missing)
}

/** How much of the goal is there, 0 to 1. */
export function shareOf({ result, goal, missing }: GroupActivity): number {
  return result === 'formed' || goal.type === 'none' ? 1 : 1 - missing / Math.max(1, goal.value)
}
