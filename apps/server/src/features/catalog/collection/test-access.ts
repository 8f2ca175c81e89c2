import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = ({ sku }) => ({
  open: {
    'collection.add': { goods: sku.goodsId },
    'collection.delete': { goods: sku.goodsId },
    'collection.list': {},
    'collection.deleteMore': { ids: [sku.goodsId] },
  },
})
