import { member, none, startAt, type DrilledPage } from '#platform/activity/test-page.ts'
import GroupBuyScreen from './group-buy.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'groupBuyAdmin',
  Screen: GroupBuyScreen,
  one: {
    ...none,
    ...{ goal: { type: 'none', value: 0 }, result: 'forming', people: 0, units: 0, ended: 0 },
    ...{ refunded: 0, paidAmount: 0, forcedReason: '', skus: [] },
  },
  records: [
    'batches',
    {
      ...member,
      batchId: 'a',
      status: 0,
      units: 1,
      payAmount: 1,
      orderSns: [],
      createdAt: startAt,
    },
  ],
}
