import { defineTexts } from '#platform/texts.ts'

export const pickTexts = defineTexts(
  {
    skus: '输入商品名或规格编号查找',
    goods: '输入商品名或编号查找',
    coupons: '选择优惠券',
    categories: '选择类目',
    chosen: (count: number) => `已选 ${count} 项`,
  },
  {
    skus: 'Find by goods or SKU number',
    goods: 'Find by goods or number',
    coupons: 'Choose a coupon',
    categories: 'Choose categories',
    chosen: (count) => `${count} chosen`,
  },
)
