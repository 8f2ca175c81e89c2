import type { Sections } from '#platform/section.ts'

export const goodsImportSections = {
  'goods-imports': {
    group: 'catalog',
    position: 30,
    name: ['商品导入', 'Import goods'],
    icon: 'M10 3v8.500M6.800 8.500 10 11.700l3.200-3.200M3.500 12.500v4h13v-4',
    right: 'goods.write',
    list: () => import('./imports-list.screen.tsx'),
    one: () => import('./import.screen.tsx'),
    audit: { goodsImport: '/{number}', importMapping: '' },
  },
} satisfies Sections
