/** What a shop of one's own begins with, until somebody gives it words of their own. */
export const asItCame = {
  brand: { zh: '我的品牌', en: 'My brand' },
  store: { zh: '我的店铺', en: 'My shop' },
  freight: { code: 'standard', name: { zh: '包邮', en: 'Free delivery' } },
} as const
