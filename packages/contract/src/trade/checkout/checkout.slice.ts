import type { Slice } from '../../slice.ts'

/** What the checkout tells the shop. */
export const checkoutSlice = {
  orderKinds: { buyNow: 2 },
  jobs: {
    'checkout.sweep': ['清理没有提交的结算', 'Forget checkouts that were left'],
  },
} as const satisfies Slice
