import type { Sections } from '#platform/section.ts'

export const memberImportSections = {
  'member-import': {
    group: 'people',
    position: 16,
    name: ['会员导入', 'Import members'],
    icon: 'M10 3.500v8M6.800 8.500 10 11.700l3.200-3.200M4 13.500V17h12v-3.500',
    right: 'member.import',
    list: () => import('./import.screen.tsx'),
  },
} satisfies Sections
