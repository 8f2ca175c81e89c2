import { fapiaoHookCalls } from '@mallard/contract/invoice/fapiao-hook.calls'
import { invoiceCalls, invoiceScanCalls } from '@mallard/contract/invoice/invoice.calls'
import { invoiceDeskCalls } from '@mallard/contract/invoice/invoice-desk.calls'
import { bind } from '#platform/http/bind.ts'
import { searchName, searchTax } from './company.service.ts'
import { takeFapiaoNotify } from './fapiao-notify.service.ts'
import * as desk from './invoice-desk.service.ts'
import { exportInvoices } from './invoice-export.service.ts'
import * as shopper from './invoice.service.ts'
import { sendMail } from './mail.service.ts'
import { editLink, orderInit, searchByToken, writeByToken } from './scan.service.ts'
import { thirdInvoice } from './third-invoice.service.ts'

export const invoiceRoutes = [
  ...bind('invoice', invoiceCalls, {
    name: searchName,
    tax: searchTax,
    apply: shopper.apply,
    list: shopper.list,
    detail: shopper.detail,
    byOrder: shopper.byOrder,
    sendMail,
    deleteTitle: shopper.deleteTitle,
    editLink,
    thirdInvoice,
    receipt: shopper.receipt,
  }),
  ...bind('invoiceScan', invoiceScanCalls, {
    orderInit,
    orderInvoice: (ctx, input) => writeByToken(ctx, input, false),
    updateInvoice: (ctx, input) => writeByToken(ctx, input, true),
    invoiceSearchName: (ctx, input) => searchByToken(ctx, 'name', input),
    invoiceSearchTax: (ctx, input) => searchByToken(ctx, 'tax', input),
  }),
  ...bind('fapiao', fapiaoHookCalls, { notify: (ctx, _, message) => takeFapiaoNotify(ctx, message) }),
  ...bind('invoiceDesk', invoiceDeskCalls, {
    list: desk.deskList,
    detail: desk.deskDetail,
    issue: desk.issue,
    retry: desk.retry,
    reject: desk.reject,
    reverse: desk.reverse,
    mail: desk.mail,
    export: exportInvoices,
    retryAll: desk.retryAll,
  }),
]
