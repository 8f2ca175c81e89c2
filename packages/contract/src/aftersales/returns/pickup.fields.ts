import { z } from 'zod'
import { Moment } from '../../fields.ts'

export const PickupStatus = z.enum([
  'asking',
  'booked',
  'collecting',
  'taken',
  'cancelling',
  'cancelled',
  'failed',
])
export type PickupStatus = z.output<typeof PickupStatus>

/** A courier who comes for the goods. */
export const Pickup = z.object({
  status: PickupStatus,
  statusText: z.string(),
  companyName: z.string(),
  /** Beijing's `yyyy-MM-dd`, and `HH:mm`. */
  day: z.string(),
  from: z.string(),
  until: z.string(),
  /** Where the goods are fetched. */
  address: z.string(),
  courier: z.object({ name: z.string(), phone: z.string() }).nullable(),
  canCancel: z.boolean(),
})
export type Pickup = z.output<typeof Pickup>

export const PickupOffer = z.object({
  /** Whether somebody can be sent now. */
  isOffered: z.boolean(),
  companyName: z.string(),
  /** The last moment at which the goods may leave. */
  deadlineAt: Moment.nullable(),
  days: z.array(
    z.object({
      day: z.string(),
      slots: z.array(z.object({ from: z.string(), until: z.string() })),
    }),
  ),
  pickup: Pickup.nullable(),
})
export type PickupOffer = z.output<typeof PickupOffer>
