import { defineFeature } from '#platform/feature.ts'
import { invoiceRequestJobs } from './invoice-request.jobs.ts'
import { invoiceRequestMigration } from './invoice-request.migrations/0614-invoice-request.ts'
import { invoiceRequestRoutes } from './invoice-request.routes.ts'
import { sweepRequests } from './invoice-request.service.ts'

export const invoiceRequestFeature = defineFeature({
  name: 'invoice-request',
  routes: () => invoiceRequestRoutes,
  jobs: invoiceRequestJobs,
  migrations: [invoiceRequestMigration],
  retention: { invoice_request: sweepRequests },
  personalData: {
    held: [
      {
        table: 'invoice_request',
        by: 'phone',
        copy: {
          name: 'invoiceRequests',
          title: ['其他渠道订单的开票申请', 'Invoices asked for of orders placed elsewhere'],
          columns: `t.created_at as "askedAt", t.channel, t.order_sn as "orderSn", t.amount as "amountFen", t.type, t.name, t.tax_no as "taxNo",
            t.email, t.pics, t.state, t.reason, t.invoice_no as "invoiceNo"`,
        },
        // What is left goes with the next sweep, with its file and its pictures.
        forget: { set: `phone = null, name = '', tax_no = '', email = '', mail_fault = ''` },
      },
    ],
  },
})
