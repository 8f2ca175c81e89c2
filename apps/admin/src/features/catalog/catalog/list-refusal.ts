import { CallFailure } from '#platform/api-error.ts'

const reasons: readonly (string | undefined)[] = ['listPriceNoBasis', 'listPriceAboveLowest']

/** Whether a save was refused for a list price. */
export const isListRefused = (failure: Error | null): failure is CallFailure =>
  failure instanceof CallFailure && reasons.includes(failure.reason)
