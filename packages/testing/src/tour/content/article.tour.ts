import { at, type TourPart } from '../part.ts'

export const articleTour = {
  pages: () => at('articleDetail', { url: 'soy-milk-from-scratch' }),
  admin: {
    dated: ['articles', 'article-comments?state=all'],
  },
} satisfies TourPart
