import { randomUUID } from 'node:crypto'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { AccessOf, AdminRow, Input } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

export const access: AccessOf = ({ make, owner, buyer, theirs }) => {
  const bySn = (more: Input = {}): AdminRow => ({
    own: async () => ({ sn: await make.orderOf(buyer), ...more }),
    theirs: { sn: theirs.orderSn },
    missing: { sn: gone.sn },
    plain: Object.keys(more),
  })
  const ofVersion = (more: Input): AdminRow => ({
    ...bySn(),
    own: async () => {
      const sn = await make.orderOf(buyer)
      return { sn, version: (await owner.data(orderAdminCalls.detail, { sn })).version, ...more }
    },
    plain: ['version', ...Object.keys(more)],
  })
  return {
    admin: {
      'orderAdmin.list': { own: async () => ({}), plain: ['q', 'status', 'mark', 'from', 'until'] },
      'orderAdmin.detail': bySn(),
      'orderAdmin.beside': {
        ...bySn(),
        plain: ['status', 'q', 'mark', 'from', 'until'],
      },
      'orderAdmin.printed': {
        own: async () => ({ sns: [await make.orderOf(buyer)] }),
        theirs: { sns: [theirs.orderSn] },
        missing: { sns: [gone.sn] },
        plain: [],
      },
      'orderAdmin.exportChosen': {
        own: async () => ({ format: 'csv', sns: [await make.orderOf(buyer)] }),
        theirs: { sns: [theirs.orderSn] },
        missing: { sns: [gone.sn] },
        plain: ['format'],
      },
      'orderAdmin.addNote': {
        ...bySn({ text: '易碎' }),
        own: async () => ({
          sn: await make.orderOf(buyer),
          requestId: randomUUID(),
          text: '易碎',
        }),
        plain: ['requestId', 'text'],
      },
      'orderAdmin.flag': bySn({ flag: 1 }),
      'orderAdmin.receiver': ofVersion({
        name: '林小满',
        phone: '13900001234',
        city: '杭州市',
        county: '西湖区',
        detail: '文三路 2 号',
      }),
      'orderAdmin.close': bySn({ reason: '买家要求' }),
      'orderAdmin.repair': bySn(),
    },
  }
}
