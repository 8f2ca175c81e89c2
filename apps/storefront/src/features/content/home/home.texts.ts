import { defineTexts } from '#platform/texts.ts'

export const homeTexts = defineTexts(
  {
    search: '搜索商品',
    searchFor: (word: string) => `搜索 ${word}`,
    loading: '正在加载',
    empty: '店铺正在布置',
    emptyNote: '先去看看全部商品',
    all: '全部商品',
    share: '分享店铺',
  },
  {
    search: 'Search the store',
    searchFor: (word) => `Search ${word}`,
    loading: 'Loading',
    empty: 'This store is being set up',
    emptyNote: 'You can already browse all items',
    all: 'All items',
    share: 'Share this store',
  },
)
