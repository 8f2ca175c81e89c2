import type { Sections } from '#platform/section.ts'

export const conversationSections = {
  conversations: {
    group: 'people',
    position: 15,
    name: ['客服会话', 'Conversations'],
    icon: 'M3.500 4.500h10v7.500H8L5 14.500V12H3.500V4.500ZM16 8.500h1v7h-1.500V17.500L13 15.500H9.500V14',
    right: 'service.read',
    toDos: { 'conversation.waiting': '?state=waiting' },
    list: () => import('./conversation-list.screen.tsx'),
    one: () => import('./conversation.screen.tsx'),
    audit: { conversation: '/{number}' },
  },
} satisfies Sections
