import { pickupHookCalls } from '@mallard/contract/aftersales/returns/pickup-hook.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { bookPickup, cancelPickup, pickupOffer, takePickupEvent } from './courier.service.ts'
import { adminBookPickup, adminCancelPickup } from './courier-admin.service.ts'

/** Couriers stand in the contract among the calls about returns. */
const calls = {
  pickup: returnsCalls.pickup,
  bookPickup: returnsCalls.bookPickup,
  cancelPickup: returnsCalls.cancelPickup,
}

const adminCalls = {
  bookPickup: returnsAdminCalls.bookPickup,
  cancelPickup: returnsAdminCalls.cancelPickup,
}

export const courierRoutes = bind('returns', calls, {
  pickup: pickupOffer,
  bookPickup,
  cancelPickup,
})

export const courierAdminRoutes = bind('returnsAdmin', adminCalls, {
  bookPickup: adminBookPickup,
  cancelPickup: adminCancelPickup,
})

export const courierHooks = bind('pickup', pickupHookCalls, {
  event: (ctx, { pickupNo }, { body }) => takePickupEvent(ctx.services, pickupNo, body),
})
