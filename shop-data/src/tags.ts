import type { GoodsTag, Text } from './world.ts'

/** What a goods card prints for a tag. */
export const tagNames: Readonly<Record<GoodsTag, Text>> = {
  new: { zh: '新品', en: 'New' },
  hot: { zh: '热卖', en: 'Popular' },
  quiet: { zh: '轻音', en: 'Quiet' },
  gift: { zh: '送礼', en: 'Gift' },
  travel: { zh: '旅行', en: 'Travel' },
  dorm: { zh: '宿舍', en: 'Dorm' },
  refill: { zh: '常备', en: 'Refill' },
}
