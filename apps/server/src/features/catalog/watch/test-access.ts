import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = ({ sku: { productSn, goodsId } }) => ({
  open: {
    'watch.list': { itemId: goodsId },
    'watch.set': { productSn, kind: 'price', isOn: true },
  },
})
