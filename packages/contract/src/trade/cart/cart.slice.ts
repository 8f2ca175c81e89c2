import type { Slice } from '../../slice.ts'

/** What the cart tells the shop. */
export const cartSlice = {
  orderKinds: { cart: 1 },
} as const satisfies Slice
