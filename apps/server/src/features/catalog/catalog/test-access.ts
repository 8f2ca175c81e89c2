import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = ({ sku }) => ({
  open: {
    'catalog.detail': { id: sku.goodsId },
    'catalog.categoryList': {},
    'catalog.delivery': { id: sku.goodsId, code: '330106' },
  },
})
