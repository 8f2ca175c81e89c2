import type { Slice } from '../../slice.ts'

/** Words and codes of the daily check-in. */
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
  pointsCauses: {
    sign: ['每日签到', 'Daily check-in'],
    signMakeUp: ['补签', 'A missed check-in made up'],
  },
  invariants: {
    'a day of sign-in brought its points once, and one that was made up cost them once':
      '每次签到只发一次积分，每次补签只扣一次积分',
    'days of sign-in in a row are counted through': '连续签到天数连续计数',
  },
  notices: {
    'signIn.open': {
      group: 'activity',
      kind: 'activity',
      name: ['签到提醒', 'Reminder to check in'],
      title: ['今天还没签到', 'Your daily check-in is open'],
      text: [
        '点一下领取今天的积分，连续签到奖励更多',
        'One tap brings today’s points; days in a row bring more',
      ],
      variables: {},
    },
  },
} as const satisfies Slice
