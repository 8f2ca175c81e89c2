import type { Sections } from '#platform/section.ts'

export const shipReportSections = {
  'ship-reports': {
    group: 'money',
    position: 30,
    name: ['小程序发货上报', 'Reports to WeChat'],
    icon: 'M3.500 5.500h8.500v8.500h-8.500ZM12 8.500h2.750l1.750 2.250V14h-4.500M6.500 14v1.500M14 14v1.500M5.500 9.750l1.750 1.750L10 8.250',
    right: 'pay.repair',
    list: () => import('./ship-report-list.screen.tsx'),
  },
} satisfies Sections
