import type { Slice } from '../../slice.ts'

/** Words and codes of events. */
export const invitationSlice = {
  domains: {
    eventCalls: 'activity',
  },
  audit: {
    kinds: {
      invitation: ['活动', 'Event'],
    },
    actions: {
      'invitation.save': ['设置活动', 'Set up an event'],
      'invitation.close': ['结束活动报名', 'Ended the entries of an event'],
      'invitation.export': ['导出报名名单', 'Exported who entered an event'],
      'invitation.checkIn': ['活动签到', 'Let somebody into an event'],
    },
  },
  jobs: {
    'invitation.remind': ['提醒活动前一天的报名者', 'Remind of an event a day before'],
    'invitation.free': ['释放已注销会员的活动名额', 'Give places of closed accounts to others'],
  },
  invariants: {
    'places of an event that are taken, and people who wait for one, are its entries':
      '活动的已占名额数和候补人数等于相应的报名记录数',
  },
} as const satisfies Slice
