import type { Slice } from '../../slice.ts'

/** Words and codes of the cart. */
export const cartSlice = {
  orderKinds: { cart: { number: 1, name: ['购物车', 'Cart'] } },
} as const satisfies Slice
