import type { Slice } from '../../slice.ts'

/** Words and codes of requests for invoices of other channels. */
export const invoiceRequestSlice = {
  audit: {
    kinds: {
      invoiceRequest: ['其他渠道开票申请', 'Request for an invoice'],
    },
    actions: {
      'invoiceRequest.issue': ['交付其他渠道发票', 'Handed an invoice over'],
      'invoiceRequest.refuse': ['拒绝其他渠道开票申请', 'Refused a request for an invoice'],
    },
  },
  jobs: {
    'invoiceRequest.mail': [
      '邮件告知开票申请的结果',
      'Tell by mail what became of a request for an invoice',
    ],
  },
} as const satisfies Slice
