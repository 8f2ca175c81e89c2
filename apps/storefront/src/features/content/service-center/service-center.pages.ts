import type { Pages } from '#platform/page-setup.ts'

export const serviceCenterPages = {
  service: {
    screen: () => import('./service.screen.tsx'),
  },
  serviceBare: {
    screen: () => import('./service.screen.tsx'),
    bare: 'last',
    unlinked: 'service, for addresses outside the shop that name no store',
  },
  serviceDetail: {
    screen: () => import('./article.screen.tsx'),
  },
  serviceCenter: {
    screen: () => import('./service-center.screen.tsx'),
    bare: 'last',
    shares: 'store',
  },
  scInstructionList: {
    screen: () => import('./article-list.screen.tsx'),
    bare: 'last',
    shares: 'store',
  },
  scInstructionDetail: {
    screen: () => import('./article.screen.tsx'),
    bare: 'own',
  },
  scCategory: {
    screen: () => import('./category.screen.tsx'),
    bare: 'last',
    shares: 'store',
  },
  scQuestionList: {
    screen: () => import('./article-list.screen.tsx'),
    bare: 'last',
    shares: 'store',
  },
  scQuestionDetail: {
    screen: () => import('./article.screen.tsx'),
    bare: 'own',
  },
  scPolicy: {
    screen: () => import('./policy.screen.tsx'),
    bare: 'own',
  },
  scKnowledgeList: {
    screen: () => import('./article-list.screen.tsx'),
    bare: 'last',
    shares: 'store',
  },
  scKnowledgeDetail: {
    screen: () => import('./article.screen.tsx'),
    bare: 'own',
    unlinked: 'serviceDetail, at its other address in the specification',
  },
} satisfies Pages
