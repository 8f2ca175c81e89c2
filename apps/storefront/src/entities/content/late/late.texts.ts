import { defineTexts } from '#platform/texts.ts'

export const lateTexts = defineTexts(
  {
    add: '加入购物车',
    look: '去看看',
    visit: '前往',
    top: '回到顶部',
    activities: '活动入口',
  },
  {
    add: 'Add to cart',
    look: 'Take a look',
    visit: 'Visit',
    top: 'Back to top',
    activities: 'Activities',
  },
)
