import { goods, member, startAt, type DrilledPage } from '#platform/activity/test-page.ts'
import BargainScreen from './bargain.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'bargainAdmin',
  Screen: BargainScreen,
  one: {
    ...goods,
    startPrice: 2,
    floorPrice: 1,
    helped: 0,
    voided: 0,
    reached: 0,
    stock: 1,
    days: [],
  },
  records: [
    'rooms',
    {
      ...member,
      bargainRoomId: 'a',
      helps: [],
      status: 1,
      createdAt: startAt,
      expireAt: startAt,
    },
  ],
}
