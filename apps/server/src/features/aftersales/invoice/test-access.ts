import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

const reader = { email: 'reader@mail.example' }
const scanned = { orderId: gone.sn, randomToken: gone.flowId }

export const access: AccessOf = ({ make }) => ({
  open: {
    'invoice.thirdInvoice': { orderSn: gone.sn, phone: '13900000000', code: '000000' },
    'invoice.sendPhoneCode': { phone: '13911118888' },
    'invoice.list': {},
    'invoiceScan.orderInit': scanned,
    'invoiceScan.orderInvoice': { ...scanned, type: 1, name: '林小满' },
    'invoiceScan.updateInvoice': { ...scanned, type: 1, name: '林小满' },
    'invoiceScan.invoiceSearchName': { ...scanned, keyword: '杭州' },
    'invoiceScan.invoiceSearchTax': { ...scanned, keyword: '9133' },
    'fapiao.notify': {},
  },
  owned: {
    'invoice.apply': {
      own: async (who) => ({ orderId: await make.paidOf(who), type: 1, name: '林小满' }),
      missing: { orderId: gone.sn },
      plain: [
        'type',
        'name',
        'taxNo',
        'bankName',
        'bankAccount',
        'regAddress',
        'regPhone',
        'email',
      ],
    },
    'invoice.detail': {
      own: async (who) => ({ id: await make.invoiceOf(who) }),
      missing: { id: gone.id },
    },
    'invoice.sendMail': {
      own: async (who) => ({ invoiceId: await make.issuedOf(who), ...reader }),
      missing: { invoiceId: gone.id, ...reader },
    },
    'invoice.byOrder': {
      own: async (who) => ({ sn: await make.orderOf(who) }),
      missing: { sn: gone.sn },
    },
    'invoice.editLink': {
      own: async (who) => ({ sn: await make.paidOf(who) }),
      missing: { sn: gone.sn },
    },
    'invoice.receipt': {
      own: async (who) => ({ orderId: await make.paidOf(who) }),
      missing: { orderId: gone.sn },
    },
  },
})
