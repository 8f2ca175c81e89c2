import type { Sections } from '#platform/section.ts'

export const smartSections = {
  devices: {
    group: 'smart',
    position: 10,
    name: ['设备', 'Devices'],
    icon: 'M7 2.500h6v7H7v-7ZM8 9.500h4l.800 8H7.200l.800-8ZM9 5h2M9.300 12.500h1.400',
    right: 'service.read',
    list: () => import('./device-list.screen.tsx'),
    one: () => import('./device.screen.tsx'),
  },
  'device-models': {
    group: 'smart',
    position: 20,
    name: ['设备型号', 'Device models'],
    icon: 'M4 4h5v5H4V4ZM11 4h5v5h-5V4ZM4 11h5v5H4v-5ZM13.500 11v5M11 13.500h5',
    right: 'service.read',
    list: () => import('./model-list.screen.tsx'),
    audit: { deviceModel: '' },
  },
} satisfies Sections
