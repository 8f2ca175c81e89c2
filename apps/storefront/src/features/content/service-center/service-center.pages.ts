import type { Pages } from '#platform/page-setup.ts'

export const serviceCenterPages = {
  service: {
    screen: () => import('./service.screen.tsx'),
  },
  serviceBare: {
    screen: () => import('./service.screen.tsx'),
    unlinked: 'service, for addresses outside the shop that name no store',
  },
  serviceDetail: {
    screen: () => import('./article.screen.tsx'),
  },
  serviceCenter: {
    screen: () => import('./service-center.screen.tsx'),
    shares: 'store',
  },
  scInstructionList: {
    screen: () => import('./article-list.screen.tsx'),
    shares: 'store',
  },
  scInstructionDetail: {
    screen: () => import('./article.screen.tsx'),
  },
  scCategory: {
    screen: () => import('./category.screen.tsx'),
    shares: 'store',
  },
  scQuestionList: {
    screen: () => import('./article-list.screen.tsx'),
    shares: 'store',
  },
  scQuestionDetail: {
    screen: () => import('./article.screen.tsx'),
  },
  scPolicy: {
    screen: () => import('./policy.screen.tsx'),
  },
  scKnowledgeList: {
    screen: () => import('./article-list.screen.tsx'),
    shares: 'store',
  },
  scKnowledgeDetail: {
    screen: () => import('./article.screen.tsx'),
    unlinked: 'serviceDetail, at its other address in the specification',
  },
} satisfies Pages
