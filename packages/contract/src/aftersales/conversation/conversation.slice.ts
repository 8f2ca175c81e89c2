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
      'conversation.handOver': ['转交客服会话', 'Handed a conversation over'],
      'conversation.setting': ['修改客服设置', 'Changed the settings of the service'],
    },
  },
  toDos: {
    'conversation.waiting': ['待回复的客服会话', 'Conversations to answer'],
  },
  jobs: {
    'conversation.silence': [
      '结束长时间没有消息的客服会话',
      'Close conversations that fell silent',
    ],
    'conversation.tell': [
      '提醒会员查看客服回复',
      'Tell a member of an answer that they have not seen',
    ],
  },
} as const satisfies Slice
