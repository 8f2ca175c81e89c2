import type { Pages } from '#platform/page-setup.ts'

export const reviewPages = {
  goodsComments: {
    screen: () => import('./goods-comments.screen.tsx'),
  },
  commentList: {
    screen: () => import('./comment-list.screen.tsx'),
    shares: 'store',
  },
  commentEdit: {
    screen: () => import('./comment-edit.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
