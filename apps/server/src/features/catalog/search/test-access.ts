import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = async ({ sku }) => ({
  open: {
    'catalog.productList': { q: '壶' },
    'catalog.searchCategoryList': { q: '壶' },
    'catalog.recommend': { itemId: sku.goodsId },
  },
  admin: {
    'searchAdmin.synonyms': { own: async () => ({}) },
    'searchAdmin.misses': { own: async () => ({}) },
    'searchAdmin.saveSynonyms': {
      own: async () => ({ groups: [['水壶', '壶']], version: 0 }),
      plain: ['groups', 'version'],
    },
  },
})
