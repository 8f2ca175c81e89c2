import { invoiceRequestAdminCalls } from '@mallard/contract/aftersales/invoice-request/invoice-request-admin.calls'
import { invoiceRequestCalls } from '@mallard/contract/aftersales/invoice-request/invoice-request.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './invoice-request-admin.service.ts'
import * as buyer from './invoice-request.service.ts'

export const invoiceRequestRoutes = [
  ...bind('invoiceRequest', invoiceRequestCalls, {
    list: buyer.requestList,
    ask: buyer.askRequest,
    withdraw: buyer.withdrawRequest,
    picturePolicy: buyer.requestPicturePolicy,
    pictureDone: buyer.requestPictureDone,
  }),
  ...bind('invoiceRequestAdmin', invoiceRequestAdminCalls, {
    list: admin.adminList,
    detail: admin.adminDetail,
    issue: admin.adminIssue,
    refuse: admin.adminRefuse,
  }),
]
