import type { Slice } from '../../slice.ts'

/** Words and codes of sign-in. */
export const identitySlice = {
  jobs: {
    'apple.revoke': ['通知 Apple 账号已解绑', 'Tell Apple that an account is gone'],
    'signIn.sweep': ['清理过期的登录记录', 'Forget old sign-ins'],
    'colleague.sweep': ['安排核对企业微信同事', 'Look up all colleagues at WeCom'],
    'colleague.check': ['核对企业微信同事是否在职', 'Look up a colleague at WeCom'],
  },
} as const satisfies Slice
