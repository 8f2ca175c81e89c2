import type { Slice } from '../../slice.ts'

/** Words and codes of what members and the service write to each other. */
export const conversationSlice = {
  audit: {
    kinds: {
      conversation: ['客服会话', 'Conversation'],
    },
    actions: {
      'conversation.answer': ['回复客服会话', 'Answered a conversation'],
      'conversation.assign': ['接待客服会话', 'Took a conversation over'],
      'conversation.close': ['结束客服会话', 'Closed a conversation'],
    },
  },
  jobs: {
    'conversation.tell': [
      '提醒会员查看客服回复',
      'Tell a member of an answer that they have not seen',
    ],
  },
} as const satisfies Slice
