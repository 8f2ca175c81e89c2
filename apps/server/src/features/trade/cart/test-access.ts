import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { gone } from '#app/testing/test-makers.ts'

export const access: AccessOf = ({ make, sku }) => ({
  open: {
    'cart.add': { goods: sku.productSn, qty: 1 },
    'cart.fastadd': { items: [{ productSn: sku.productSn, quantity: 1 }], requestId: 'request-1' },
    'cart.addBuyAdd': {
      promotionId: largestId,
      items: [{ productSn: sku.productSn, quantity: 1 }],
    },
    'cart.addBuyModify': {
      promotionId: largestId,
      items: [{ productSn: sku.productSn, quantity: 1 }],
    },
    'cart.getCartTotal': {},
    'cart.list': {},
    'cart.listUnscoped': {},
  },
  refusals: {
    'cart.addBuyAdd': 'promotionOver',
    'cart.addBuyModify': 'promotionOver',
  },
  owned: {
    'cart.updateQuantity': {
      own: async (who) => ({ id: await make.lineOf(who), quantity: 2 }),
      missing: { id: gone.id },
      plain: ['quantity'],
    },
    'cart.updateSku': {
      own: async (who) => ({ id: await make.lineOf(who), productSn: sku.productSn }),
      missing: { id: gone.id },
      plain: ['productSn'],
    },
    'cart.delete': {
      own: async (who) => ({ ids: [await make.lineOf(who)] }),
      missing: { ids: gone.ids },
    },
    'cart.checked': {
      own: async (who) => ({ adds: [await make.lineOf(who)], dels: [await make.lineOf(who)] }),
      missing: { adds: gone.ids, dels: gone.ids },
    },
    'cart.discount': {
      own: async (who) => ({ ids: [await make.lineOf(who)] }),
      missing: { ids: gone.ids },
      plain: ['promotionId'],
    },
  },
})
