import type { Sections } from '#platform/section.ts'

export const cmsSections = {
  pages: {
    group: 'content',
    position: 10,
    name: ['页面装修', 'Pages'],
    icon: 'M3.500 3.500h13v4h-13v-4ZM3.500 10h5.500v6.500h-5.500V10ZM11.500 10h5v2.500h-5V10ZM11.500 14.800h5',
    right: 'page.read',
    list: () => import('./page-list.screen.tsx'),
    one: () => import('./page.screen.tsx'),
    audit: { page: '/{number}' },
  },
} satisfies Sections
