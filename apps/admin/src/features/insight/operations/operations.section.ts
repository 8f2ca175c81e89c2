import type { Sections } from '#platform/section.ts'

export const operationsSections = {
  operations: {
    group: 'settings',
    position: 80,
    name: ['运行状态', 'Health'],
    icon: 'M3 10.500h3l2-5 3 9 2-4h4',
    right: 'system.read',
    list: () => import('./operations.screen.tsx'),
    toDos: { 'job.dead': '' },
  },
} satisfies Sections
