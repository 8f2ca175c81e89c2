import type { Slice } from '../../slice.ts'

/** Words and codes of members. */
export const memberSlice = {
  audit: {
    kinds: {
      member: ['会员', 'Member'],
      agreement: ['协议', 'Agreement'],
    },
    actions: {
      'agreement.publish': ['发布协议新版本', 'Published a version of an agreement'],
    },
  },
  jobs: {
    'member.anonymise': ['注销到期，清除会员资料', 'Erase an account that was closed'],
  },
  pointsCauses: {
    close: ['账号注销', 'Account closed'],
  },
} as const satisfies Slice
