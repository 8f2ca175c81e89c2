import type { Slice } from '../../slice.ts'

/** Words and codes of reviews of dishes. */
export const diningSlice = {
  audit: {
    kinds: {
      dishReceipt: ['菜品小票', 'Receipt of a dish'],
      dishComment: ['菜品评价', 'Review of a dish'],
    },
    actions: {
      'dish.issue': ['开具菜品小票', 'Issued the receipt of a dish'],
      'dish.judge': ['审核菜品评价', 'Judged the review of a dish'],
    },
  },
  invariants: {
    'a comment of a dish used its receipt': '菜品评价已用掉对应的小票',
  },
} as const satisfies Slice
