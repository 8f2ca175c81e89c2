import type { Sections } from '#platform/section.ts'

export const invitationSections = {
  events: {
    group: 'marketing',
    position: 110,
    name: ['活动报名', 'Events'],
    icon: 'M4 5h12v11.500H4V5ZM4 8.500h12M7.500 3v3.500M12.500 3v3.500M10 10.500l.8 1.600 1.800.3-1.300 1.200.3 1.800-1.600-.9',
    right: 'promotion.read',
    list: () => import('./event-list.screen.tsx'),
    one: () => import('./event.screen.tsx'),
    audit: { invitation: '/{number}' },
  },
  'check-ins': {
    group: 'marketing',
    position: 120,
    name: ['活动签到', 'Check-in'],
    icon: 'M3.500 7V3.500H7M13 3.500h3.500V7M16.500 13v3.500H13M7 16.500H3.500V13M7 10.200l2.200 2.200 4-4.500',
    right: 'event.checkin',
    list: () => import('./check-in-list.screen.tsx'),
    one: () => import('./check-in.screen.tsx'),
  },
} satisfies Sections
