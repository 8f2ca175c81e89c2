import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { pickupHookCalls } from '@mallard/contract/aftersales/returns/pickup-hook.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { applyItem, applyWhole, itemOptions, wholeOptions } from './apply.service.ts'
import { bookPickup, cancelPickup, pickupOffer, takePickupEvent } from './pickup.service.ts'
import { decideRefund, refundOptions, refundOrder, waitingRefunds } from './refund-admin.service.ts'
import { cancelReturn, reasons, returnDetail, returnList, setFreight } from './returns.service.ts'
import * as admin from './returns-admin.service.ts'

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

export const pickupHooks = bind('pickup', pickupHookCalls, {
  event: (ctx, { pickupNo }, { body }) => takePickupEvent(ctx.services, pickupNo, body),
})

export const returnsAdminRoutes = bind('returnsAdmin', returnsAdminCalls, {
  list: admin.adminList,
  detail: admin.adminDetail,
  agree: admin.adminAgree,
  refuse: admin.adminRefuse,
  receive: admin.adminReceive,
  refuseReceipt: admin.adminRefuseReceipt,
  sendAgain: admin.adminSendAgain,
  transferred: admin.adminTransferred,
  bookPickup: admin.adminBookPickup,
  cancelPickup: admin.adminCancelPickup,
})

export const refundAdminRoutes = bind('refundAdmin', refundAdminCalls, {
  options: refundOptions,
  refund: refundOrder,
  waiting: waitingRefunds,
  decide: decideRefund,
})
