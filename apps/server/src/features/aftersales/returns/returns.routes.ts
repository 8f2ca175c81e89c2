import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { waitingSecond } from '#features/people/staff/index.ts'
import { bind } from '#platform/http/bind.ts'
import { applyItem, applyWhole, itemOptions, wholeOptions } from './apply.service.ts'
import { refundOptions, refundOrder } from './refund-admin.service.ts'
import { cancelReturn, reasons, returnDetail, returnList, setFreight } from './returns.service.ts'
import * as admin from './returns-admin.service.ts'
import { decideRefund, refundLook } from './waiting-refunds.service.ts'

/** All but the couriers, whom courier binds. */
const calls = {
  orderDetail: returnsCalls.orderDetail,
  reason: returnsCalls.reason,
  apply: returnsCalls.apply,
  list: returnsCalls.list,
  cancel: returnsCalls.cancel,
  setFreight: returnsCalls.setFreight,
  detail: returnsCalls.detail,
  v2OrderDetail: returnsCalls.v2OrderDetail,
  v2Reason: returnsCalls.v2Reason,
  v2Apply: returnsCalls.v2Apply,
  v2List: returnsCalls.v2List,
  v2Cancel: returnsCalls.v2Cancel,
  v2SetFreight: returnsCalls.v2SetFreight,
  v2Detail: returnsCalls.v2Detail,
}

const adminCalls = {
  list: returnsAdminCalls.list,
  detail: returnsAdminCalls.detail,
  agree: returnsAdminCalls.agree,
  refuse: returnsAdminCalls.refuse,
  receive: returnsAdminCalls.receive,
  refuseReceipt: returnsAdminCalls.refuseReceipt,
  sendAgain: returnsAdminCalls.sendAgain,
  transferred: returnsAdminCalls.transferred,
}

export const returnsRoutes = bind('returns', calls, {
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
})

export const returnsAdminRoutes = bind('returnsAdmin', adminCalls, {
  list: admin.adminList,
  detail: admin.adminDetail,
  agree: admin.adminAgree,
  refuse: admin.adminRefuse,
  receive: admin.adminReceive,
  refuseReceipt: admin.adminRefuseReceipt,
  sendAgain: admin.adminSendAgain,
  transferred: admin.adminTransferred,
})

export const refundAdminRoutes = bind('refundAdmin', refundAdminCalls, {
  options: refundOptions,
  refund: refundOrder,
  waiting: (ctx) => waitingSecond(ctx, refundLook),
  decide: decideRefund,
})
