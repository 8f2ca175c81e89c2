import { cartCalls } from '@mallard/contract/trade/cart/cart.calls'
import { bind } from '#platform/http/bind.ts'
import { addBuyAdd, addBuyModify } from './add-buy.service.ts'
import { changeSku } from './change-sku.service.ts'
import {
  addSeveral,
  addToCart,
  cartTotal,
  changeQuantity,
  chooseDiscount,
  deleteLines,
  listCart,
  tick,
} from './cart.service.ts'

export const cartRoutes = bind('cart', cartCalls, {
  add: addToCart,
  fastadd: addSeveral,
  updateQuantity: changeQuantity,
  updateSku: changeSku,
  delete: deleteLines,
  checked: tick,
  getCartTotal: (ctx) => cartTotal(ctx),
  list: (ctx) => listCart(ctx),
  listUnscoped: (ctx) => listCart(ctx),
  discount: chooseDiscount,
  addBuyAdd,
  addBuyModify,
})
