import type { Slice } from '../../slice.ts'

/** Words and codes of kitchens, recipes and guides. */
export const kitchenSlice = {
  domains: {
    guideCalls: 'guides',
  },
  entrances: {
    kitchen: ['厨房', 'Kitchen'],
    guides: ['使用指南', 'Guides'],
  },
  audit: {
    kinds: {
      kitchen: ['厨房', 'Kitchen'],
      recipe: ['菜谱', 'Recipe'],
      guide: ['使用指南', 'Guide'],
    },
    actions: {
      'kitchen.save': ['设置厨房', 'Set up a kitchen'],
      'recipe.save': ['编辑菜谱', 'Edited a recipe'],
      'recipe.remove': ['删除菜谱', 'Removed a recipe'],
      'guide.save': ['编辑使用指南', 'Edited a guide'],
      'guide.remove': ['删除使用指南', 'Removed a guide'],
    },
  },
} as const satisfies Slice
