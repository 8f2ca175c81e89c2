import type { GroupResult } from '@mallard/contract/activities/group-buy/group-buy.codes'
import type { AdminGroupRow } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import type { Tone } from '#platform/parts/pill.tsx'
import { count } from '#platform/show.ts'
import type { groupTexts } from './group-buy.texts.ts'

export const resultTones: Readonly<Record<GroupResult, Tone>> = {
  forming: 'blue',
  formed: 'good',
  failed: 'bad',
}

type Progress = Pick<AdminGroupRow, 'goal' | 'people' | 'units'>

/** How far a group has come, in words. */
export function progressText(
  { goal, people, units }: Progress,
  texts: ReturnType<typeof groupTexts.use>,
): string {
  if (goal.type === 'none') return texts.noGoal
  return goal.type === 'people'
    ? texts.goalPeople(count(people), count(goal.value))
    : texts.goalUnits(count(units), count(goal.value))
}

/** Whole percent; 100 only when all of it is there. */
export const percentOf = (part: number, all: number): number =>
  all === 0 ? 0 : Math.min(100, Math.floor((part * 100) / all))

/** The same of a group's goal. */
export function goalPercent({ goal, people, units }: Progress): number {
  return percentOf(goal.type === 'people' ? people : units, goal.value)
}
