import { drawings } from '#platform/parts/drawings.ts'
import type { Sections } from '#platform/section.ts'

export const catalogSections = {
  goods: {
    group: 'catalog',
    position: 10,
    name: ['商品', 'Goods'],
    icon: drawings.goods,
    right: 'goods.read',
    list: () => import('./goods-list.screen.tsx'),
    one: () => import('./goods.screen.tsx'),
    audit: { goods: '/{number}' },
  },
  stock: {
    group: 'catalog',
    position: 20,
    name: ['价格库存', 'Price and stock'],
    icon: 'M4 3.500h12v4H4v-4ZM4 7.500h12v4.500H4V7.500ZM4 12h12v4.500H4V12ZM8.500 5.500h3M8.500 9.800h3M8.500 14.200h3',
    right: 'goods.read',
    list: () => import('./stock-list.screen.tsx'),
    toDos: { 'stock.low': '?shelf=on&stock=low', 'stock.out': '?shelf=on&stock=out' },
  },
} satisfies Sections
