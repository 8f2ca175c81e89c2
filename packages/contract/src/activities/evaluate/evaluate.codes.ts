import type { Period } from '../activity/activity.codes.ts'

/** Where a trial stands: by the clock, by what staff chose, and by the reports that are due. */
export const evaluateStages = ['draft', 'applying', 'choosing', 'testing', 'ended'] as const
export type EvaluateStage = (typeof evaluateStages)[number]

/**
 * What became of an application, as it is kept: nothing yet, chosen, not chosen, given up before the
 * goods were sent, or the goods went back afterwards, so that nothing is owed.
 */
export const applyStates = ['applied', 'chosen', 'declined', 'withdrawn', 'excused'] as const
export type ApplyState = (typeof applyStates)[number]

/** How far somebody is; of a chosen one: goods on their way, report due, late, or written. */
export const testerSteps = [
  'applied',
  'declined',
  'withdrawn',
  'excused',
  'coming',
  'due',
  'late',
  'reported',
] as const
export type TesterStep = (typeof testerSteps)[number]

/** The least that a report says. */
export const reportMin = { pics: 3, letters: 60 } as const

/** Days after receipt in which a report is due, unless the trial says otherwise. */
export const reportDays = 14

/** Days before it is due on which its writer is reminded, once each. */
export const remindedBefore = [3, 0] as const

/** Units of one trial at the most. */
export const maxTesters = 200

/** Applications that are decided about at once. */
export const maxDecided = 50

/** Days after which applications that came to nothing are removed. */
export const appliesKept = 730

/** What decides where a trial stands. */
export interface Evaluating extends Period {
  readonly quota: number
  /** Places that are taken. */
  readonly chosen: number
  /** Staff have said that choosing is over. */
  readonly isSettled: boolean
  /** Testers whose report can still come in time. */
  readonly awaited: number
}

export function evaluateStage(of: Evaluating, now: number): EvaluateStage {
  if (of.isClosed) return 'ended'
  if (now < of.startAt) return 'draft'
  if (now < of.endAt) return 'applying'
  if (!of.isSettled && of.chosen < of.quota) return 'choosing'
  return of.awaited > 0 ? 'testing' : 'ended'
}

/** Whether staff may still give places away: once nobody applies any more. */
export const mayChoose = (of: Evaluating, now: number): boolean =>
  !of.isClosed && now >= of.endAt && of.chosen < of.quota

/** What is known of an application; its due time in ms, null before receipt. */
export interface Applied {
  readonly state: ApplyState
  readonly reportDue: number | null
  readonly isReported: boolean
}

export function testerStep({ state, reportDue, isReported }: Applied, now: number): TesterStep {
  if (state !== 'chosen') return state
  if (isReported) return 'reported'
  if (reportDue === null) return 'coming'
  return now < reportDue ? 'due' : 'late'
}
