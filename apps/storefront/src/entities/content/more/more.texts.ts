import { defineTexts } from '#platform/texts.ts'

export const moreTexts = defineTexts(
  { news: '店铺公告', groups: '商品分组' },
  { news: 'News of the store', groups: 'Groups of items' },
)
