import { defineTexts } from '../texts.ts'

export const pagedTexts = defineTexts(
  {
    orMore: (total: string) => `${total}以上`,
    tooFar: '离这一页太远了',
    toFirst: '回到第一页',
  },
  {
    orMore: (total) => `${total} or more`,
    tooFar: 'This page is too far away',
    toFirst: 'Back to the first page',
  },
)
