import { figures, goods, member, startAt, type DrilledPage } from '#platform/activity/test-page.ts'
import GiftScreen from './gift.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'giftAdmin',
  Screen: GiftScreen,
  one: { ...goods, kind: 'points', taken: 0, figures },
  records: ['claims', { ...member, id: 1, joinedAt: startAt, hasBought: false }],
}
