import type { Sections } from '#platform/section.ts'

export const bargainSections = {
  bargains: {
    group: 'marketing',
    position: 30,
    name: ['砍价', 'Bargains'],
    icon: 'M4 7h12M4 7a1.500 1.500 0 1 0 0 .01M6 7l6.500 9M14 7l-6.500 9M10 3.500v1',
    right: 'promotion.read',
    list: () => import('./bargain-list.screen.tsx'),
    one: () => import('./bargain.screen.tsx'),
    audit: { bargain: '/{number}' },
    toDos: { 'bargain.soon': '' },
  },
} satisfies Sections
