import { defineTexts } from '#platform/texts.ts'

export const goodslistTexts = defineTexts(
  {
    search: '搜索商品',
    describe: (store: string) => `${store}全部分类与商品。`,
    rail: '商品分类',
    popular: '推荐',
    popularNote: '大家常买的几样',
    all: '全部',
    none: '本店暂无此类商品',
    loading: '正在加载',
  },
  {
    search: 'Search the store',
    describe: (store) => `All categories and goods of ${store}.`,
    rail: 'Categories',
    popular: 'Popular',
    popularNote: 'What people often buy',
    all: 'All',
    none: 'Nothing in this category yet',
    loading: 'Loading',
  },
)
