import { otherReturn } from '#platform/other-return.ts'
import type { Sections } from '#platform/section.ts'

export const returnsSections = {
  returns: {
    group: 'trade',
    position: 30,
    name: ['售后', 'Returns'],
    icon: 'M7 4 3.500 7.500 7 11M3.500 7.500H12a4.500 4.500 0 0 1 0 9H7',
    right: 'return.read',
    list: () => import('./return-list.screen.tsx'),
    one: () => import('./return.screen.tsx'),
    audit: { return: '/{number}', thirdReturn: `/${otherReturn}{number}` },
    toDos: { 'return.due': '' },
  },
} satisfies Sections
