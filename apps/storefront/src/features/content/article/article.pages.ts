import type { Pages } from '#platform/page-setup.ts'

export const articlePages = {
  fxArticle: {
    screen: () => import('./article.screen.tsx'),
  },
  articleDetail: {
    screen: () => import('./article.screen.tsx'),
  },
} satisfies Pages
