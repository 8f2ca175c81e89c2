import type { Slice } from '../../slice.ts'

const goods = {
  name: ['商品', 'Goods'],
  example: ['轻巧电水壶 1.5L', 'Light kettle 1.5L'],
} as const
const price = { name: ['现价', 'Price now'], example: ['¥199', '¥199'] } as const
const told = { group: 'goods', kind: 'activity', variables: { goods, price } } as const

/** Words and codes of notices about stock and prices. */
export const watchSlice = {
  jobs: {
    'watch.tell': ['到货与降价提醒', 'Tell of stock and prices that were waited for'],
  },
  notices: {
    'watch.stock': {
      ...told,
      name: ['到货提醒', 'Back in stock'],
      title: ['您等的商品到货了', 'Back in stock'],
      text: ['“{goods}”有货了，现价{price}', '“{goods}” is in stock again for {price}'],
    },
    'watch.price': {
      ...told,
      name: ['降价提醒', 'Price went down'],
      title: ['您关注的商品降价了', 'The price went down'],
      text: ['“{goods}”现价{price}，比订阅时更低', '“{goods}” is now {price}'],
    },
  },
} as const satisfies Slice
