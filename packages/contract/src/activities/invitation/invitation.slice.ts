import type { Slice } from '../../slice.ts'

/** What events tell the shop. */
export const invitationSlice = {
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
} as const satisfies Slice
