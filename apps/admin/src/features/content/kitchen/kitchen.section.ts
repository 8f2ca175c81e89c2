import type { Sections } from '#platform/section.ts'

export const kitchenSections = {
  recipes: {
    group: 'content',
    position: 40,
    name: ['菜谱', 'Recipes'],
    icon: 'M4 9h12v4a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V9ZM2.500 9h15M8 3.500v2.500M12 3.500v2.500',
    right: 'content.read',
    list: () => import('./recipe-list.screen.tsx'),
    audit: { kitchen: '', recipe: '' },
  },
  guides: {
    group: 'content',
    position: 50,
    name: ['使用指南', 'Guides'],
    icon: 'M10 5.500C8.500 4.300 6.500 4 3.500 4v11c3 0 5 .4 6.500 1.500 1.500-1.100 3.500-1.500 6.500-1.500V4c-3 0-5 .3-6.500 1.500ZM10 5.500v11',
    right: 'content.read',
    list: () => import('./guide-list.screen.tsx'),
    audit: { guide: '' },
  },
} satisfies Sections
