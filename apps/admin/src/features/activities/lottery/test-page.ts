import { figures, member, type DrilledPage } from '#platform/activity/test-page.ts'
import LotteryScreen from './lottery.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'lotteryAdmin',
  Screen: LotteryScreen,
  one: { lotteryUrl: 'new-year', prizes: [], figures, days: [] },
  records: ['winners', { ...member, id: 1, type: 2, status: 3, address: null, addressUntil: null }],
}
