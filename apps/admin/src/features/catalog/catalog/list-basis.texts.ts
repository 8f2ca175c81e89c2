import { defineTexts } from '#platform/texts.ts'

export const listBasisTexts = defineTexts(
  {
    basis: '划线价依据',
    hint: '划线价高于售价时须有依据，否则商城不显示划线价。',
    none: '没有依据（不显示划线价）',
    maker: '品牌方建议零售价',
    recent: '降价前七日内最低售价',
    recentHint: '按本店售价记录计算，划线价不能高于该价格。',
    note: '依据说明',
    noteHint: '写明出处，顾客点划线价可见。如：品牌官网公布的建议零售价',
    noteEn: '英文说明',
    needNote: '请写明建议零售价的出处',
    needBasis: '有规格的划线价高于售价，请选择依据，或把划线价改为不高于售价',
  },
  {
    basis: 'Basis of list prices',
    hint: 'A list price above the price needs a basis, or shoppers do not see it.',
    none: 'None (not shown)',
    maker: 'Price suggested by the maker',
    recent: 'Lowest price of the seven days before the reduction',
    recentHint: 'Computed from the prices of this store; list prices cannot be above it.',
    note: 'Source',
    noteHint: 'Shoppers see it when they tap the price: say where it is published.',
    noteEn: 'Source in English',
    needNote: 'Say where the suggested price is published',
    needBasis: 'A list price is above its price: choose a basis, or lower the list price',
  },
)
