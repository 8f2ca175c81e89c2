import type { Slice } from '../../slice.ts'

/** Words and codes of the cart. */
export const cartSlice = {
  orderKinds: { cart: 1 },
} as const satisfies Slice
