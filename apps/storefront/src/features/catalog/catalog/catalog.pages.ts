import type { Pages } from '#platform/page-setup.ts'

export const catalogPages = {
  goodslist: {
    screen: () => import('./goodslist.screen.tsx'),
  },
  goods: {
    screen: () => import('./goods.screen.tsx'),
  },
  fxGoodsLink: {
    screen: () => import('./fx-goods-link.screen.tsx'),
  },
} satisfies Pages
