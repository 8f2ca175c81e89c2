import type { Slice } from '../../slice.ts'

/** Words of messages that staff send to members. */
export const campaignSlice = {
  audit: {
    kinds: { campaign: ['会员消息', 'Message to members'] },
    actions: {
      'campaign.send': ['给会员发消息', 'Sent a message to members'],
      'campaign.stop': ['停止发送消息', 'Stopped a message'],
    },
  },
  jobs: {
    'campaign.tell': ['向会员发送消息', 'Send a message to members'],
  },
} as const satisfies Slice
