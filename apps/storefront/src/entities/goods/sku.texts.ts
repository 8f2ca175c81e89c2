import { defineTexts } from '#platform/texts.ts'

export const skuTexts = defineTexts(
  {
    title: '选择规格',
    chosen: '已选',
    soldOut: '已售罄',
    left: (count: number) => `仅剩 ${count} 件`,
    limit: (count: number) => `每人限购 ${count} 件`,
  },
  {
    title: 'Choose options',
    chosen: 'Selected',
    soldOut: 'Sold out',
    left: (count) => `Only ${count} left`,
    limit: (count) => `Limit ${count} per person`,
  },
)
