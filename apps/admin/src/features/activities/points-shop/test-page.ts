import { figures, goods, member, type DrilledPage } from '#platform/activity/test-page.ts'
import PointsGoodsScreen from './points-goods.screen.tsx'

export const drilled: DrilledPage = {
  domain: 'pointsShopAdmin',
  Screen: PointsGoodsScreen,
  one: { ...goods, kind: 'goods', level: '', cashAmount: 0, figures },
  records: ['exchanges', { ...member, id: 1, quantity: 1, points: 5, cashAmount: 0, status: 1 }],
}
