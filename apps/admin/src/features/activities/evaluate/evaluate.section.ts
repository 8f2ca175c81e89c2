import type { Sections } from '#platform/section.ts'

export const evaluateSections = {
  evaluates: {
    group: 'marketing',
    position: 130,
    name: ['免费试用', 'Product trials'],
    icon: 'M8 3.500h4M8.800 3.500v5L4.500 15a1.300 1.300 0 0 0 1.100 2h8.800a1.300 1.300 0 0 0 1.100-2L11.200 8.500v-5M6.500 12.500h7',
    right: 'promotion.read',
    list: () => import('./evaluate-list.screen.tsx'),
    one: () => import('./evaluate.screen.tsx'),
    audit: { evaluate: '/{number}' },
    toDos: { 'evaluate.soon': '' },
  },
} satisfies Sections
