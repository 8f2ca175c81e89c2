/**
 * Why goods did not go on the shelf at their time: no variant of them is sold, or nothing was done
 * until they were to be off again.
 */
export const shelfProblems = ['noOpenSku', 'missed'] as const
export type ShelfProblem = (typeof shelfProblems)[number]
