import type { Sections } from '#platform/section.ts'

export const trackingSections = {
  visits: {
    group: 'figures',
    position: 10,
    name: ['访问', 'Visits'],
    icon: 'M4 16.500v-5M8 16.500v-9M12 16.500v-6M16 16.500v-12',
    right: 'visit.read',
    list: () => import('./visits.screen.tsx'),
  },
} satisfies Sections
