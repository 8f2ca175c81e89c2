import { defineTexts } from '#platform/texts.ts'

export const struckTexts = defineTexts(
  {
    title: '划线价说明',
    maker: '划线价为品牌方的建议零售价，依据：',
    recent: '划线价不高于本店在本次降价前七日内的最低售价。',
    note: '划线价不是您要支付的价格；实际支付的金额以结算页为准。',
  },
  {
    title: 'About the struck-through price',
    maker: 'The struck-through price is the retail price that the maker suggests. Source:',
    recent:
      'The struck-through price is no more than the lowest price in this store in the seven days before it was reduced.',
    note: 'It is not what you pay: that stands at checkout.',
  },
)
