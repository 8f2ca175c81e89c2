import type { Slice } from '../../slice.ts'

/** Words and codes of the checkout. */
export const checkoutSlice = {
  orderKinds: { buyNow: { number: 2, name: ['立即购买', 'Buy now'] } },
  jobs: {
    'checkout.sweep': ['清理没有提交的结算', 'Forget checkouts that were left'],
  },
  invariants: {
    'a checkout became one order, and an order came of one checkout':
      '一次结算只生成一个订单，订单只来自一次结算',
  },
} as const satisfies Slice
