// GENERATED from the folders of the contract by `npm run gen`; do not edit.

/**
 * Ways in which an order came to be (activities.md §0); an exchange is what is sent for something
 * returned, for nothing.
 */
export const orderKind = {
  cart: 1,
  buyNow: 2,
  seckill: 3,
  innerBuy: 4,
  postage: 5,
  groupBuy: 6,
  bargain: 7,
  gift: 8,
  points: 9,
  exchange: 10,
  evaluate: 11,
} as const
