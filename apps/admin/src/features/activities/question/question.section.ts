import type { Sections } from '#platform/section.ts'

export const questionSections = {
  questions: {
    group: 'marketing',
    position: 100,
    name: ['问卷', 'Questionnaires'],
    icon: 'M4.500 3.500h11V17h-11V3.500ZM7 7.500l.8.800 1.500-1.600M11 7.500h2.500M7 12l.8.800 1.500-1.600M11 12h2.500',
    right: 'promotion.read',
    list: () => import('./question-list.screen.tsx'),
    one: () => import('./question.screen.tsx'),
    audit: { question: '/{number}' },
  },
} satisfies Sections
