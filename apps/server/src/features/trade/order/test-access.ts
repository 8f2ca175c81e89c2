import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import type { AccessOf, OwnedRow } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

export const access: AccessOf = ({ make, owner }) => {
  const bySn = (of: (who: Caller) => Promise<string>, plain: readonly string[] = []): OwnedRow => ({
    own: async (who) => ({ sn: await of(who) }),
    missing: { sn: gone.sn },
    plain,
  })
  const closedOf = async (who: Caller) => {
    const sn = await make.orderOf(who)
    await owner.data(orderAdminCalls.close, { sn, reason: 'test' })
    return sn
  }
  return {
    open: {
      'order.orderList': {},
    },
    owned: {
      'order.orderStatus': bySn(make.orderOf),
      'order.delete': bySn(closedOf),
      'order.confirm': bySn(make.shippedOf),
      'order.cancel': bySn(make.orderOf, ['reason']),
      'order.detail': bySn(make.orderOf),
    },
  }
}
