import type { Slice } from '../../slice.ts'

/** What the daily check-in tells the shop. */
export const signInSlice = {
  entrances: {
    signIn: ['每日签到', 'Check in'],
  },
  audit: {
    pages: {
      signIn: ['每日签到', 'Daily check-in'],
    },
    actions: {
      'signIn.save': ['设置每日签到', 'Set up daily check-in'],
    },
  },
  jobs: {
    'signIn.remind': ['提醒会员签到', 'Remind members to check in'],
  },
} as const satisfies Slice
