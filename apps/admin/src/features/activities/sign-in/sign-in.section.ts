import type { Sections } from '#platform/section.ts'

export const signInSections = {
  'sign-in': {
    group: 'marketing',
    position: 50,
    name: ['签到', 'Check-in'],
    icon: 'M4 5h12v11H4V5ZM4 8.500h12M7.500 3v3M12.500 3v3M7.500 12l1.800 1.800L13 10.500',
    right: 'promotion.read',
    list: () => import('./sign-in-list.screen.tsx'),
  },
} satisfies Sections
