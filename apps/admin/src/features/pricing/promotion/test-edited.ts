import { hour } from '@mallard/kernel'
import { startAt, waiting, type EditedPage } from '#platform/form/test-edited.ts'
import PromotionScreen from './promotion.screen.tsx'

export const edited: EditedPage = {
  domain: 'promotionAdmin',
  Screen: PromotionScreen,
  one: {
    ...waiting,
    endAt: startAt + hour,
    kind: { type: 1, rule: { cut: 'bp', value: 8500 } },
    scope: 'all',
    scopeIds: [],
    skus: [],
    priority: 0,
    limitPerUser: 0,
  },
  conflict: '别人刚改过这个活动，请刷新后再改。',
}
