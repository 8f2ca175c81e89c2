import type { Sections } from '#platform/section.ts'

export const parcelLabelSections = {
  'label-accounts': {
    group: 'settings',
    position: 31,
    name: ['电子面单', 'Waybill labels'],
    icon: 'M4 3.500h12v13H4v-13ZM6.500 6.500v4M8.500 6.500v4M11 6.500v4M13.500 6.500v4M6.500 13.500h7',
    right: 'store.write',
    list: () => import('./account-list.screen.tsx'),
    audit: { labelAccount: '' },
  },
} satisfies Sections
