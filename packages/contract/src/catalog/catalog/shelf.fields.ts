import { z } from 'zod'
import { Moment } from '../../fields.ts'
import { shelfProblems, storeShelfProblems } from './shelf.codes.ts'

/** When goods go on and off the shelf of a store by themselves, in milliseconds since the epoch. */
export const ShelfPlan = z.object({
  onAt: Moment.nullable(),
  offAt: Moment.nullable(),
  /** Why they did not go on at their time; null: nothing went wrong since. */
  problem: z.enum(shelfProblems).nullable(),
  /** 0: nothing was ever planned. Goes up with every change; a save that names an older one is refused. */
  version: z.number().int(),
})
export type ShelfPlan = z.output<typeof ShelfPlan>

/** What came of times that were set for all stores, in one of them. */
export const StoreShelfPlan = z.object({
  storeId: z.number().int(),
  name: z.string(),
  /** What is planned there now; null: nothing was set there. */
  plan: ShelfPlan.nullable(),
  problem: z.enum(storeShelfProblems).nullable(),
})
export type StoreShelfPlan = z.output<typeof StoreShelfPlan>
