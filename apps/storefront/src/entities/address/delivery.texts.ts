import { defineTexts } from '#platform/texts.ts'

export const deliveryTexts = defineTexts(
  { deliver: '配送至', addAddress: '添加收货地址', another: '更换地址' },
  { deliver: 'Deliver to', addAddress: 'Add an address', another: 'Another address' },
)
