import type { Caller } from '@mallard/testing/caller'
import { invoiceRows } from './authz-invoice-rows.ts'
import { pickupRows } from './authz-pickup-rows.ts'
import type { Input, OwnedRow } from './test-access.ts'
import { gone, type makers } from './test-makers.ts'

/**
 * Every row with authz `owner`, by `domain.name`. A new row must be added here before the test lets
 * it pass.
 */
export function ownedRows(make: ReturnType<typeof makers>): Readonly<Record<string, OwnedRow>> {
  const bySn = (of: (who: Caller) => Promise<string>, plain: readonly string[] = []): OwnedRow => ({
    own: async (who) => ({ sn: await of(who) }),
    missing: { sn: gone.sn },
    plain,
  })
  const byApply = (of = make.askedOf, more: Input = {}): OwnedRow => ({
    own: async (who) => ({ applyId: await of(who), ...more }),
    missing: { applyId: gone.sn },
  })
  return {
    'member.sessionEnd': {
      own: async (who) => ({ id: await make.deviceOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
    'member.identityUnbind': {
      own: async (who) => ({ id: await make.identityOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
    ...invoiceRows(make, gone),
    'returns.orderDetail': bySn(make.paidOf, ['role']),
    'returns.apply': {
      own: async (who) => ({ sn: await make.paidOf(who), type: 0, reasonCode: 'unwanted' }),
      missing: { sn: gone.sn },
      plain: ['type', 'reasonCode', 'desc', 'pics', 'role'],
    },
    'returns.cancel': byApply(),
    'returns.setFreight': {
      ...byApply(make.agreedOf, { companyCode: 'yuantong', deliverySn: 'YT9000000001' }),
      plain: ['companyCode', 'deliverySn'],
    },
    'returns.detail': byApply(),
    'returns.v2OrderDetail': {
      own: async (who) => ({ orderItemId: await make.paidItemOf(who) }),
      missing: { orderItemId: gone.id },
      plain: ['role'],
    },
    'returns.v2Apply': {
      own: async (who) => ({
        orderItemId: await make.paidItemOf(who),
        num: 1,
        type: 0,
        reasonCode: 'unwanted',
      }),
      missing: { orderItemId: gone.id },
      plain: ['num', 'exchangeProductSn', 'type', 'reasonCode', 'desc', 'pics', 'role'],
    },
    'returns.v2Cancel': byApply(),
    'returns.v2SetFreight': {
      ...byApply(make.agreedOf, { companyCode: 'yuantong', deliverySn: 'YT9000000002' }),
      plain: ['companyCode', 'deliverySn'],
    },
    'returns.v2Detail': byApply(),
    ...pickupRows(make, gone),
  }
}
