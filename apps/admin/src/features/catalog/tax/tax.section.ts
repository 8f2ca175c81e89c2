import type { Sections } from '#platform/section.ts'

export const taxSections = {
  tax: {
    group: 'money',
    position: 90,
    name: ['税率', 'Tax rates'],
    icon: 'M5 15 15 5M6.500 4.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM13.500 11.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
    right: 'invoice.read',
    list: () => import('./tax.screen.tsx'),
  },
} satisfies Sections
