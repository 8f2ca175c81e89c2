import type { Sections } from '#platform/section.ts'

export const exportSections = {
  exports: {
    group: 'figures',
    position: 20,
    name: ['数据导出', 'Exports'],
    icon: 'M10 3.500v9M6.500 9 10 12.500 13.500 9M4 13.500v3h12v-3',
    right: 'data.export',
    list: () => import('./export-list.screen.tsx'),
    audit: { export: '' },
  },
} satisfies Sections
