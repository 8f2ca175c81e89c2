import type { Sections } from '#platform/section.ts'

export const segmentSections = {
  segments: {
    group: 'people',
    position: 12,
    name: ['会员分群', 'Segments'],
    icon: 'M10 3.500v6.500l5.600 3.200M10 3.500a6.500 6.500 0 1 0 5.600 9.700A6.500 6.500 0 0 0 10 3.500Z',
    right: 'member.read',
    list: () => import('./segment-list.screen.tsx'),
    one: () => import('./segment.screen.tsx'),
    audit: { segment: '/{number}' },
  },
} satisfies Sections
