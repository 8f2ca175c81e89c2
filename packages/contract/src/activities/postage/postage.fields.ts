import { z } from 'zod'
import { Moment, Money } from '../../fields.ts'
import { activityStates } from '../activity/activity.codes.ts'
import { activitySku } from '../activity/activity.fields.ts'
import { postageAudiences } from './postage.codes.ts'

/** A trial for which the postage is paid and nothing else. */
export const Postage = z.object({
  postageUuid: z.string(),
  name: z.string(),
  state: z.enum(activityStates),
  audience: z.enum(postageAudiences),
  ...activitySku,
  /** Fen that are paid for it, and what the store asks for the goods. */
  postageAmount: Money,
  salePrice: Money,
  /** Fen that its price is struck against: absent without a basis. */
  struckPrice: Money.optional(),
  quota: z.number().int(),
  /** Units that nobody has taken, as far as the store has them. */
  left: z.number().int(),
  startAt: Moment,
  endAt: Moment,
  /** Lines of text. */
  rules: z.string(),
})
export type Postage = z.output<typeof Postage>
