import type { Sections } from '#platform/section.ts'

export const memberSections = {
  members: {
    group: 'people',
    position: 10,
    name: ['会员', 'Members'],
    icon: 'M8 9.500a2.800 2.800 0 1 0 0-5.600 2.800 2.800 0 0 0 0 5.600ZM2.500 16c.3-2.700 2.400-4 5.500-4s5.200 1.300 5.500 4M13 4.200a2.600 2.600 0 0 1 0 5M14.500 12.300c1.900.5 2.800 1.700 3 3.700',
    right: 'member.read',
    list: () => import('./member-list.screen.tsx'),
    one: () => import('./member.screen.tsx'),
    audit: { member: '/{number}', level: '/levels', memberTag: '/tags' },
  },
  agreements: {
    group: 'content',
    position: 100,
    name: ['协议', 'Agreements'],
    icon: 'M5 3.500h10V17H5V3.500ZM7.500 7h5M7.500 9.500h5M7.500 13.500l1.200 1.200 2.300-2.300',
    right: 'member.read',
    list: () => import('./agreement-list.screen.tsx'),
    one: () => import('./agreement.screen.tsx'),
    audit: { agreement: '/{number}' },
  },
} satisfies Sections
