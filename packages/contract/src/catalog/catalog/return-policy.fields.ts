import { z } from 'zod'
import { line, ProductSn, whole } from '../../fields.ts'
import { minReturnDays, returnExemptions } from './return-policy.codes.ts'

/** Whether goods may be sent back without a reason. */
export const ReturnPolicy = z.union([
  z.object({
    /** Without a reason, for so many days after the day of receipt. */
    days: z.number().int(),
  }),
  z.object({
    /** Not without a reason: the law exempts goods of this kind. */
    exempt: z.enum(returnExemptions),
  }),
  z.object({
    /** Not without a reason, by their nature: the buyer agrees to it when they order. */
    exemptByNature: z.literal(true),
    /** What it is, as the buyer reads it. */
    reason: z.string(),
    /** Empty: the other one stands in English as well. */
    reasonEn: z.string(),
  }),
])

/** A policy as it is set or sent back: never fewer days than the law gives, no other exemption. */
export const ReturnPolicyInput = z.union([
  z.strictObject({ days: whole(minReturnDays, 365) }),
  z.strictObject({ exempt: z.enum(returnExemptions) }),
  z.strictObject({
    exemptByNature: z.literal(true),
    reason: line(40, 1),
    reasonEn: line(80),
  }),
])

/**
 * What the page said of a line when its order was placed: less than that is not given without
 * asking. `isAgreed`: the buyer ticked that it does not come back without a reason.
 */
export const SeenReturns = z
  .array(
    z.strictObject({
      productSn: ProductSn,
      policy: ReturnPolicyInput,
      isAgreed: z.boolean().default(false),
    }),
  )
  .max(120)
export type SeenReturns = z.output<typeof SeenReturns>
