import { omsHookCalls } from '@mallard/contract/aftersales/third-return/oms-hook.calls'
import { thirdReturnCalls } from '@mallard/contract/aftersales/third-return/third-return.calls'
import { thirdReturnAdminCalls } from '@mallard/contract/aftersales/third-return/third-return-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { openOrder, sendCode } from './access.service.ts'
import { applyThird, pictureDone, picturePolicy } from './apply.service.ts'
import { takeOmsEvent } from './oms.service.ts'
import * as admin from './third-return-admin.service.ts'
import { addDelivery, cancelThird, thirdInfo, thirdList } from './third-return.service.ts'

export const thirdReturnRoutes = [
  ...bind('thirdReturn', thirdReturnCalls, {
    order: openOrder,
    apply: applyThird,
    applyInfo: thirdInfo,
    addDelivery,
    cancel: cancelThird,
    list: thirdList,
    sendPhoneCode: sendCode,
    picturePolicy,
    pictureDone,
  }),
  ...bind('thirdReturnAdmin', thirdReturnAdminCalls, {
    list: admin.adminList,
    detail: admin.adminDetail,
    agree: admin.adminAgree,
    refuse: admin.adminRefuse,
    receive: admin.adminReceive,
    refuseReceipt: admin.adminRefuseReceipt,
    transferred: admin.adminTransferred,
    replaced: admin.adminReplaced,
    tellAgain: admin.adminTellAgain,
    picturePolicy: admin.adminPicturePolicy,
    pictureDone: admin.adminPictureDone,
  }),
  ...bind('oms', omsHookCalls, {
    event: (ctx, _, { body, headers }) => takeOmsEvent(ctx.services, body, headers),
  }),
]
