import { omsHookCalls } from '@mallard/contract/third-return/oms-hook.calls'
import { thirdReturnCalls } from '@mallard/contract/third-return/third-return.calls'
import { thirdReturnDeskCalls } from '@mallard/contract/third-return/third-return-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { openOrder, sendCode } from './access.service.ts'
import { applyThird, pictureDone, picturePolicy } from './apply.service.ts'
import { takeOmsEvent } from './oms.service.ts'
import * as desk from './third-return-desk.service.ts'
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
  ...bind('thirdReturnDesk', thirdReturnDeskCalls, {
    list: desk.deskList,
    detail: desk.deskDetail,
    agree: desk.deskAgree,
    refuse: desk.deskRefuse,
    receive: desk.deskReceive,
    refuseReceipt: desk.deskRefuseReceipt,
    transferred: desk.deskTransferred,
    replaced: desk.deskReplaced,
    tellAgain: desk.deskTellAgain,
    picturePolicy: desk.deskPicturePolicy,
    pictureDone: desk.deskPictureDone,
  }),
  ...bind('oms', omsHookCalls, { event: (ctx, _, { body, headers }) => takeOmsEvent(ctx.services, body, headers) }),
]
