import { invoiceAdminCalls } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { bind } from '#platform/http/bind.ts'
import * as admin from './invoice-admin.service.ts'
import { askBuyer, buyerRefused, leave } from './confirmation.service.ts'
import { addFile, redden, upload } from './upload.service.ts'
import { exportInvoices } from './invoice-export.service.ts'

export const invoiceAdminRoutes = bind('invoiceAdmin', invoiceAdminCalls, {
  list: admin.adminList,
  detail: admin.adminDetail,
  issue: admin.issue,
  retry: admin.retry,
  reject: admin.reject,
  reverse: admin.reverse,
  mail: admin.mail,
  export: exportInvoices,
  retryAll: admin.retryAll,
  upload,
  file: addFile,
  redden,
  askBuyer,
  buyerRefused,
  leave,
})
