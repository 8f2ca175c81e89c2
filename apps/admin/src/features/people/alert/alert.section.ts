import { drawings } from '#platform/parts/drawings.ts'
import type { Sections } from '#platform/section.ts'

export const alertSections = {
  alerts: {
    group: 'trade',
    position: 90,
    name: ['提醒', 'Alerts'],
    icon: drawings.bell,
    list: () => import('./alert-list.screen.tsx'),
  },
} satisfies Sections
