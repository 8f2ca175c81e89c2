import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

export const access: AccessOf = ({ make }) => ({
  open: {
    'invoice.name': { keyword: '杭州' },
    'invoice.tax': { keyword: '9133' },
  },
  owned: {
    'invoice.deleteTitle': {
      own: async (who) => {
        const sn = await make.paidOf(who)
        await who.data(invoiceCalls.apply, { orderId: sn, type: 1, name: '林小满' })
        return { id: (await who.data(invoiceCalls.byOrder, { sn })).titles[0]!.id }
      },
      missing: { id: gone.id },
      inEveryStore: true,
    },
  },
})
