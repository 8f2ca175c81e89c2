import type { Sections } from '#platform/section.ts'

export const noticesSections = {
  'notice-templates': {
    group: 'settings',
    position: 37,
    name: ['通知模板', 'Messages'],
    icon: 'M4 4.500h12v9h-7l-3 3v-3h-2v-9ZM7 8h6M7 10.500h4',
    right: 'store.write',
    list: () => import('./notice-template-list.screen.tsx'),
    audit: { noticeTemplate: '' },
  },
} satisfies Sections
