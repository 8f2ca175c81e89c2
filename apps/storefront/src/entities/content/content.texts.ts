import { defineTexts } from '#platform/texts.ts'

export const contentTexts = defineTexts(
  {
    hero: '精选推荐',
    channels: '分类入口',
    promises: '服务承诺',
    all: '全部',
    allOf: (title: string) => `${title}，查看全部`,
    feedDone: '都看完了，再往上逛逛',
  },
  {
    hero: 'Highlights',
    channels: 'Categories',
    promises: 'Our promises',
    all: 'All',
    allOf: (title) => `${title}: see all`,
    feedDone: 'That is everything in the store',
  },
)
