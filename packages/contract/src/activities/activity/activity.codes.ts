/** Where an activity stands: not begun, running, over, ended early by staff. */
export const activityStates = ['WAIT', 'RUN', 'END', 'CLOSED'] as const
export type ActivityState = (typeof activityStates)[number]

/** When an activity runs, in ms, and whether staff ended it early. */
export interface Period {
  readonly startAt: number
  readonly endAt: number
  readonly isClosed: boolean
}

/** Where an activity stands: by the clock alone, so that it can be late for nothing. */
export function activityState({ startAt, endAt, isClosed }: Period, now: number): ActivityState {
  if (isClosed) return 'CLOSED'
  if (now < startAt) return 'WAIT'
  return now < endAt ? 'RUN' : 'END'
}
