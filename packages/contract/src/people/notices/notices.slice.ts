import type { Slice } from '../../slice.ts'

/** What messages to members tell the shop. */
export const noticesSlice = {
  jobs: {
    'notices.sweep': ['清理旧消息', 'Forget old messages'],
  },
} as const satisfies Slice
