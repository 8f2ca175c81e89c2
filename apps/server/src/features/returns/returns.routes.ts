import { returnsCalls } from '@mallard/contract/returns/returns.calls'
import { pickupHookCalls } from '@mallard/contract/returns/pickup-hook.calls'
import { returnsDeskCalls } from '@mallard/contract/returns/returns-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { applyItem, applyWhole, itemOptions, wholeOptions } from './apply.service.ts'
import { bookPickup, cancelPickup, pickupOffer, takePickupEvent } from './pickup.service.ts'
import { cancelReturn, reasons, returnDetail, returnList, setFreight } from './returns.service.ts'
import * as desk from './returns-desk.service.ts'

export const returnsRoutes = bind('returns', returnsCalls, {
  orderDetail: wholeOptions,
  reason: reasons,
  apply: applyWhole,
  list: returnList,
  cancel: cancelReturn,
  setFreight,
  detail: returnDetail,
  v2OrderDetail: itemOptions,
  v2Reason: reasons,
  v2Apply: applyItem,
  v2List: returnList,
  v2Cancel: cancelReturn,
  v2SetFreight: setFreight,
  v2Detail: returnDetail,
  pickup: pickupOffer,
  bookPickup,
  cancelPickup,
})

export const pickupHooks = bind('pickup', pickupHookCalls, { event: (ctx, { pickupNo }, { body }) => takePickupEvent(ctx.services, pickupNo, body) })

export const returnsDeskRoutes = bind('returnsDesk', returnsDeskCalls, {
  list: desk.deskList,
  detail: desk.deskDetail,
  agree: desk.deskAgree,
  refuse: desk.deskRefuse,
  receive: desk.deskReceive,
  refuseReceipt: desk.deskRefuseReceipt,
  sendAgain: desk.deskSendAgain,
  transferred: desk.deskTransferred,
  bookPickup: desk.deskBookPickup,
  cancelPickup: desk.deskCancelPickup,
})
