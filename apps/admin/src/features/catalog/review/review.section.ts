import type { Sections } from '#platform/section.ts'

export const reviewSections = {
  reviews: {
    group: 'catalog',
    position: 70,
    name: ['评价', 'Reviews'],
    icon: 'M10 3l2.200 4.400 4.800.7-3.500 3.400.8 4.800L10 14l-4.300 2.300.8-4.800L3 8.100l4.800-.7L10 3Z',
    right: 'review.read',
    list: () => import('./review-list.screen.tsx'),
    toDos: { 'review.waiting': '', 'review.unanswered': '?state=unanswered' },
  },
} satisfies Sections
