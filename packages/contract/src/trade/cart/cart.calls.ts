import { z } from 'zod'
import { GET, POST, PUT } from '../../api.ts'
import { Amounts } from '../checkout/checkout.fields.ts'
import { AppliedPromotion } from '../../pricing/promotion/promotion.fields.ts'
import { IdList, largestId, Money, ProductSn, Quantity, RowId, whole } from '../../fields.ts'
import { Cart, AddedSeveral, CartCount } from './cart.fields.ts'

const AddBuyItems = z.array(z.strictObject({ productSn: ProductSn, quantity: Quantity })).max(20)

export const cartCalls = {
  add: POST('/b2c/cartV3/{p}-{s}/add/{goods}/{qty}/0', {
    summary: 'Adds units of a SKU; adds up with what is there',
    authz: 'user',
    isAlsoUnscoped: true,
    params: z.object({ goods: ProductSn, qty: Quantity }),
    reply: CartCount,
  }),
  fastadd: POST('/b2c/cartV3/{p}-{s}/fastadd', {
    summary: 'Adds several SKUs at once; a repeated requestId adds nothing',
    authz: 'user',
    isAlsoUnscoped: true,
    body: z.strictObject({
      items: z
        .array(z.strictObject({ productSn: ProductSn, quantity: Quantity }))
        .min(1)
        .max(20),
      requestId: z.string().min(8).max(64),
    }),
    reply: AddedSeveral,
  }),
  updateQuantity: POST('/b2c/cartV3/{p}-{s}/update/quantity', {
    summary: 'Sets the quantity of a line',
    authz: 'self',
    isAlsoUnscoped: true,
    body: z.strictObject({ id: RowId, quantity: Quantity }),
    reply: Cart,
  }),
  updateSku: POST('/b2c/cartV3/{p}-{s}/update/sku', {
    summary:
      'Makes a line another SKU of the same goods; units of it that are in the cart already join the line',
    authz: 'self',
    body: z.strictObject({ id: RowId, productSn: ProductSn }),
    reply: Cart,
  }),
  delete: POST('/b2c/cartV3/{p}-{s}/delete', {
    summary: 'Removes lines',
    authz: 'self',
    isAlsoUnscoped: true,
    query: z.object({ ids: IdList }),
    reply: Cart,
  }),
  checked: POST('/b2c/cartV3/{p}-{s}/checked', {
    summary: 'Ticks the lines in adds, unticks those in dels',
    authz: 'self',
    isAlsoUnscoped: true,
    query: z.object({
      t: z.literal('1').default('1'),
      dels: IdList.default([]),
      adds: IdList.default([]),
    }),
    reply: Cart,
  }),
  getCartTotal: GET('/b2c/cartV3/{p}-{s}/getCartTotal', {
    summary: 'Number of goods in the cart; zeros without a login',
    authz: 'none',
    isAlsoUnscoped: true,
    reply: z.object({ cartNum: z.number().int(), checkedNum: z.number().int(), payAmount: Money }),
  }),
  list: GET('/b2c/cartV3/{p}-{s}/list', {
    summary: 'The cart; empty without a login',
    authz: 'none',
    reply: Cart,
  }),
  listUnscoped: GET('/b2c/cartV3/list', {
    summary:
      'The cart of the store that the session is in, or that the query names; empty without a login',
    authz: 'none',
    query: z.object({ partnerId: RowId.optional(), storeId: RowId.optional() }),
    reply: Cart,
  }),
  discount: PUT('/b2c/cartV3/{p}-{s}/discount', {
    summary:
      'Chooses a full reduction for lines, 0 = the best; without promotionId it only previews what the lines would cost',
    authz: 'self',
    isAlsoUnscoped: true,
    body: z.strictObject({
      ids: z.array(RowId).max(120),
      promotionId: whole(0, largestId).optional(),
    }),
    reply: z.object({ promotions: z.array(AppliedPromotion), amounts: Amounts }),
  }),
  addBuyAdd: POST('/b2c/cartV3/{p}-{s}/add-buy/add', {
    summary: 'Puts add-on goods into the cart, beside those that are there',
    authz: 'user',
    isAlsoUnscoped: true,
    body: z.strictObject({ promotionId: RowId, items: AddBuyItems }),
    reply: Cart,
  }),
  addBuyModify: POST('/b2c/cartV3/{p}-{s}/add-buy/modify', {
    summary: 'Sets which add-on goods of a promotion are in the cart: the others of it leave',
    authz: 'user',
    isAlsoUnscoped: true,
    body: z.strictObject({ promotionId: RowId, items: AddBuyItems }),
    reply: Cart,
  }),
}
