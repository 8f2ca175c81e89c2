import type { Sections } from '#platform/section.ts'

export const figuresSections = {
  home: {
    group: 'home',
    position: 10,
    name: ['首页', 'Home'],
    icon: 'M3.500 9L10 3.500L16.500 9M5.500 8v8.500h3.500v-5h2v5h3.500V8',
    list: () => import('./home.screen.tsx'),
  },
  reports: {
    group: 'figures',
    position: 5,
    name: ['报表', 'Reports'],
    icon: 'M4 3.500h12v13H4v-13ZM7 13.500v-3M10 13.500V7M13 13.500v-4.500',
    right: 'figure.read',
    list: () => import('./report.screen.tsx'),
  },
} satisfies Sections
