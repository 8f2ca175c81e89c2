import { fapiaoHookCalls } from '@mallard/contract/aftersales/invoice/fapiao-hook.calls'
import { invoiceCalls, invoiceScanCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { bind } from '#platform/http/bind.ts'
import { takeFapiaoNotify } from './fapiao-notify.service.ts'
import * as shopper from './invoice.service.ts'
import { sendMail } from './mail.service.ts'
import { editLink, orderInit, searchByToken, writeByToken } from './scan.service.ts'
import { sendInvoiceCode, thirdInvoice } from './third-invoice.service.ts'

/** All but titles and companies, which invoice-title binds. */
const calls = {
  apply: invoiceCalls.apply,
  list: invoiceCalls.list,
  detail: invoiceCalls.detail,
  byOrder: invoiceCalls.byOrder,
  sendMail: invoiceCalls.sendMail,
  editLink: invoiceCalls.editLink,
  thirdInvoice: invoiceCalls.thirdInvoice,
  sendPhoneCode: invoiceCalls.sendPhoneCode,
  receipt: invoiceCalls.receipt,
}

export const invoiceRoutes = [
  ...bind('invoice', calls, {
    apply: shopper.apply,
    list: shopper.list,
    detail: shopper.detail,
    byOrder: shopper.byOrder,
    sendMail,
    editLink,
    thirdInvoice,
    sendPhoneCode: sendInvoiceCode,
    receipt: shopper.receipt,
  }),
  ...bind('invoiceScan', invoiceScanCalls, {
    orderInit,
    orderInvoice: (ctx, input) => writeByToken(ctx, input, false),
    updateInvoice: (ctx, input) => writeByToken(ctx, input, true),
    invoiceSearchName: (ctx, input) => searchByToken(ctx, 'name', input),
    invoiceSearchTax: (ctx, input) => searchByToken(ctx, 'tax', input),
  }),
  ...bind('fapiao', fapiaoHookCalls, {
    notify: (ctx, _, message) => takeFapiaoNotify(ctx, message),
  }),
]
