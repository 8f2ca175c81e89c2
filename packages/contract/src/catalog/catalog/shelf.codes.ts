/**
 * Why goods did not go on the shelf at their time: no variant of them is sold, or nothing was done
 * until they were to be off again.
 */
export const shelfProblems = ['noOpenSku', 'missed'] as const
export type ShelfProblem = (typeof shelfProblems)[number]

/**
 * What is to be known of a store where times were set for all: it does not have the goods; they are
 * on its shelf already and got no time to go on; or none of their variants is sold, so that they
 * will not go on unless one is by then.
 */
export const storeShelfProblems = ['notHere', 'onAlready', 'noOpenSku'] as const
export type StoreShelfProblem = (typeof storeShelfProblems)[number]
