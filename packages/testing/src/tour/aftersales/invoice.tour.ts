import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { at, type TourPart } from '../part.ts'

export const invoiceTour = {
  pages: async ({ orders, shopper, unpaid }) => {
    const sold = orders.find(({ actions }) => actions.includes('return'))
    const orderId = sold?.orderSn ?? unpaid
    const { invoiceId } =
      (await shopper.data(invoiceCalls.byOrder, { sn: orderId })).invoice ??
      (await shopper.data(invoiceCalls.apply, { orderId, type: 1, name: '林小满' }))
    const { path } = await shopper.data(invoiceCalls.editLink, { sn: orderId })
    const randomToken = path.split('/').at(-1) ?? ''
    return {
      ...at('tickets', { orderId }),
      ...at('invoiceEdit', { type: 'invoice', orderId, randomToken }),
      ...at('scInvoiceDetail', {}, { id: invoiceId }),
    }
  },
  admin: {
    dated: ['invoices'],
  },
} satisfies TourPart
