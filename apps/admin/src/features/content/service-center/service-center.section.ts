import type { Sections } from '#platform/section.ts'

export const serviceCenterSections = {
  feedbacks: {
    group: 'content',
    position: 80,
    name: ['意见反馈', 'Feedback'],
    icon: 'M3.500 4.500h13v9.500H9.500L6 17v-3H3.500V4.500ZM7 8h6M7 10.800h3.500',
    right: 'service.read',
    list: () => import('./feedback-list.screen.tsx'),
    audit: { feedback: '?state=all' },
  },
  'service-articles': {
    group: 'content',
    position: 90,
    name: ['服务文章', 'Service articles'],
    icon: 'M7.600 7.500a2.400 2.400 0 1 1 3.600 2.100c-.8.500-1.200 1-1.200 1.900M10 14h.01M10 17.200a7.200 7.200 0 1 0 0-14.400 7.200 7.200 0 0 0 0 14.400Z',
    right: 'service.read',
    list: () => import('./article-list.screen.tsx'),
    audit: { article: '' },
  },
} satisfies Sections
