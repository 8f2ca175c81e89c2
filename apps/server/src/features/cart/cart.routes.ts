import { cartCalls } from '@mallard/contract/cart/cart.calls'
import { bind } from '#platform/http/bind.ts'
import { addSeveral, addToCart, cartTotal, changeQuantity, deleteLines, listCart, previewDiscount, tick } from './cart.service.ts'

export const cartRoutes = bind('cart', cartCalls, {
  add: addToCart,
  fastadd: addSeveral,
  updateQuantity: changeQuantity,
  delete: deleteLines,
  checked: tick,
  getCartTotal: (ctx) => cartTotal(ctx),
  list: (ctx) => listCart(ctx),
  discount: previewDiscount,
})
