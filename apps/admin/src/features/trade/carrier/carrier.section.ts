import type { Sections } from '#platform/section.ts'

export const carrierSections = {
  carriers: {
    group: 'settings',
    position: 30,
    name: ['快递公司', 'Carriers'],
    icon: 'M2.500 6h9.500v8H8.500M5 14H2.500V6M12 8.500h3l2.500 3V14h-1.500M12.500 14H12M5 14a1.700 1.700 0 1 0 3.500 0 1.700 1.700 0 0 0-3.500 0ZM12.500 14a1.700 1.700 0 1 0 3.500 0 1.700 1.700 0 0 0-3.500 0Z',
    right: 'store.write',
    list: () => import('./carriers.screen.tsx'),
  },
} satisfies Sections
