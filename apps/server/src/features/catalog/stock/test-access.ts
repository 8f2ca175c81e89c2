import { randomUUID } from 'node:crypto'
import { stockAdminCalls } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = async ({ owner, sku, theirs }) => {
  const ofSku = { theirs: { id: theirs.sku.skuId }, missing: { id: largestId } }
  const which = ['q', 'categoryId', 'shelf', 'stock']
  const rowNow = async () => {
    const { list } = await owner.data(stockAdminCalls.list, { q: sku.productSn })
    return list.find(({ productSn }) => productSn === sku.productSn)!
  }
  return {
    admin: {
      'stockAdmin.list': { own: async () => ({}), plain: which },
      'stockAdmin.save': {
        own: async () => {
          const { productSn, version, salePrice, listPrice, onHand, lowAt } = await rowNow()
          const figures = { salePrice, listPrice, onHand: onHand + 1, onHandSeen: onHand, lowAt }
          const changes = [{ sn: productSn, version, ...figures }]
          return { requestId: randomUUID(), reason: '盘点', changes }
        },
        plain: ['requestId', 'reason', 'changes'],
      },
      'stockAdmin.adjust': {
        own: async () => {
          const { total } = await owner.data(stockAdminCalls.list, { q: sku.productSn })
          const by = { field: 'lowAt', how: 'set', value: 3, reason: '' }
          return { requestId: randomUUID(), q: sku.productSn, seen: total, ...by }
        },
        plain: ['requestId', ...which, 'seen', 'value', 'reason'],
      },
      'stockAdmin.ledger': { own: async () => ({ id: sku.skuId }), ...ofSku },
    },
  }
}
