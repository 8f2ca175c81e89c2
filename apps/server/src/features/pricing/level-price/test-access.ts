import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = ({ sku }) => ({
  admin: {
    'levelPriceAdmin.list': { own: async () => ({}), plain: ['q', 'categoryId', 'isSetOnly'] },
    'levelPriceAdmin.save': {
      own: async () => ({ changes: [{ skuId: sku.skuId, code: 'v4', seen: null, price: null }] }),
      plain: ['changes'],
    },
    'levelPriceAdmin.share': {
      own: async () => ({ code: 'v4', bp: null }),
      plain: ['code', 'bp', 'q', 'categoryId'],
    },
  },
})
