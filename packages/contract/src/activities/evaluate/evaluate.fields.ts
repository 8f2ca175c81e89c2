import { z } from 'zod'
import { Review } from '../../catalog/review/review.calls.ts'
import { Moment, Money } from '../../fields.ts'
import { activitySku } from '../activity/activity.fields.ts'
import { evaluateStages, testerSteps } from './evaluate.codes.ts'

/** A trial of goods, for which nothing is paid but a report is written. */
export const Evaluate = z.object({
  id: z.number().int(),
  name: z.string(),
  stage: z.enum(evaluateStages),
  ...activitySku,
  /** Fen that the store asks for the goods. */
  salePrice: Money,
  /** Places in all, those that are taken, and members who applied. */
  quota: z.number().int(),
  chosen: z.number().int(),
  applied: z.number().int(),
  /** When one can apply. */
  startAt: Moment,
  endAt: Moment,
  /** Days after receipt in which the report is due. */
  reportDays: z.number().int(),
})
export type Evaluate = z.output<typeof Evaluate>

/** How the member who asks stands to a trial. */
export const EvaluateMine = z.object({
  step: z.enum(testerSteps),
  reason: z.string(),
  at: Moment,
  /** The order with nothing to pay, of who was chosen. */
  orderSn: z.string().nullable(),
  /** Until when the report is due; null before the goods are received. */
  reportDue: Moment.nullable(),
})
export type EvaluateMine = z.output<typeof EvaluateMine>

/** A report that the store shows with its trial. */
export const EvaluateReport = Review.extend({
  /** The trial that it is of, and its name. */
  evaluateId: z.number().int(),
  name: z.string(),
})
export type EvaluateReport = z.output<typeof EvaluateReport>
