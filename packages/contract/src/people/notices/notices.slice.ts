import type { Slice } from '../../slice.ts'

/** Words and codes of messages to members. */
export const noticesSlice = {
  audit: {
    kinds: {
      noticeTemplate: ['通知模板', 'Message'],
    },
    actions: {
      'noticeTemplate.save': ['修改通知模板', 'Changed a message to members'],
    },
  },
  jobs: {
    'notices.sweep': ['清理旧消息', 'Forget old messages'],
  },
} as const satisfies Slice
