import { z } from 'zod'
import { Moment } from '../../fields.ts'
import { Pickup, PickupOffer, PickupStatus } from './pickup.fields.ts'
import { Ret } from './returns.fields.ts'

/** Where a courier finds the goods. */
export const PickupSender = z.object({ name: z.string(), phone: z.string(), address: z.string() })
export type PickupSender = z.output<typeof PickupSender>

/** A courier who was asked for, as the store sees it. */
export const AdminPickup = Pickup.omit({ canCancel: true, address: true }).extend({
  pickupNo: z.string(),
  sender: PickupSender,
  /** Who asked for them. */
  bookedBy: z.enum(['shopper', 'staff']),
  deliverySn: z.string().nullable(),
  /** Why nobody comes or came; empty unless it failed or was cancelled. */
  fault: z.string(),
  createTime: Moment,
})
export type AdminPickup = z.output<typeof AdminPickup>

/** The couriers of a return, the newest first, and what may be done about them now. */
export const AdminPickups = PickupOffer.pick({ companyName: true, days: true }).extend({
  list: z.array(AdminPickup),
  defaultSender: PickupSender,
  actions: z.array(z.enum(['book', 'change', 'cancel'])),
})
export type AdminPickups = z.output<typeof AdminPickups>

/** A return in the store's list, with the newest courier. */
export const AdminReturnRow = Ret.extend({
  pickup: z
    .object({
      status: PickupStatus,
      statusText: z.string(),
      day: z.string(),
      from: z.string(),
      until: z.string(),
    })
    .nullable(),
})
export type AdminReturnRow = z.output<typeof AdminReturnRow>
