import type { Sections } from '#platform/section.ts'

export const postageSections = {
  postages: {
    group: 'marketing',
    position: 90,
    name: ['付邮试用', 'Trials'],
    icon: 'M3 7.500 10 4l7 3.500v6L10 17l-7-3.500v-6ZM3 7.500 10 11l7-3.500M10 11v6M6.500 5.800l7 3.500',
    right: 'promotion.read',
    list: () => import('./postage-list.screen.tsx'),
    one: () => import('./postage.screen.tsx'),
    audit: { postage: '/{number}' },
    toDos: { 'postage.soon': '' },
  },
} satisfies Sections
