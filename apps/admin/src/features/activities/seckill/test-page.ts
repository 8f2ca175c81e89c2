import { none, type DrilledPage } from '#platform/activity/test-page.ts'
import SeckillScreen from './seckill.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'seckillAdmin',
  Screen: SeckillScreen,
  one: { ...none, reminders: 1, skus: [] },
}
