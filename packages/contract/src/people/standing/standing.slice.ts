import type { Slice } from '../../slice.ts'

/** Words of who may not sign in or take part. */
export const standingSlice = {
  audit: {
    actions: {
      'member.freeze': ['冻结会员', 'Froze a member'],
      'member.unfreeze': ['解冻会员', 'Unfroze a member'],
      'member.block': ['会员加入黑名单', 'Put a member on the blacklist'],
      'member.unblock': ['会员移出黑名单', 'Took a member off the blacklist'],
    },
  },
} as const satisfies Slice
