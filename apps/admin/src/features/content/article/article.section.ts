import type { Sections } from '#platform/section.ts'

export const articleSections = {
  articles: {
    group: 'content',
    position: 20,
    name: ['文章', 'Articles'],
    icon: 'M4.500 3.500h11V17h-11V3.500ZM7.500 7h5M7.500 10h5M7.500 13h3',
    right: 'content.read',
    list: () => import('./article-list.screen.tsx'),
    audit: { story: '' },
  },
  'article-comments': {
    group: 'content',
    position: 30,
    name: ['文章评论', 'Comments'],
    icon: 'M3.500 4.500h13v9.500H9.500L6 17v-3H3.500V4.500ZM7 9.200h.01M10 9.200h.01M13 9.200h.01',
    right: 'content.read',
    list: () => import('./comment-list.screen.tsx'),
    audit: { comment: '?state=all' },
  },
} satisfies Sections
