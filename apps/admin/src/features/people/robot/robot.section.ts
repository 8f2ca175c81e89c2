import type { Sections } from '#platform/section.ts'

export const robotSections = {
  robots: {
    group: 'settings',
    position: 35,
    name: ['通知机器人', 'Robots'],
    icon: 'M4.500 7.500h11v8h-11v-8ZM10 7.500V4.500M10 4.500h.01M7.700 11h.01M12.300 11h.01M8 13.200h4M2.500 10v3M17.500 10v3',
    right: 'store.write',
    list: () => import('./robot-list.screen.tsx'),
    audit: { robot: '' },
  },
} satisfies Sections
