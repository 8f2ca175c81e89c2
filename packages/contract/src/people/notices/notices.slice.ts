import type { Slice } from '../../slice.ts'

/** Words and codes of messages to members. */
export const noticesSlice = {
  jobs: {
    'notices.sweep': ['清理旧消息', 'Forget old messages'],
  },
} as const satisfies Slice
