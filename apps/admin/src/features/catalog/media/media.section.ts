import { drawings } from '#platform/parts/drawings.ts'
import type { Sections } from '#platform/section.ts'

export const mediaSections = {
  media: {
    group: 'catalog',
    position: 60,
    name: ['图片素材', 'Pictures'],
    icon: drawings.media,
    right: 'media.read',
    list: () => import('./media-list.screen.tsx'),
    audit: { media: '?open={number}' },
  },
} satisfies Sections
