import type { Slice } from '../../slice.ts'

const event = {
  name: ['活动名称', 'Event'],
  example: ['手冲咖啡体验课', 'Coffee workshop'],
} as const

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
  notices: {
    'invitation.soon': {
      group: 'activity',
      kind: 'activity',
      name: ['报名活动即将开始', 'Event begins soon'],
      title: ['您报名的活动就要开始了', 'Your event begins soon'],
      text: [
        '“{event}” {when} 开始，入场请出示入场码；不能来请取消，把名额让给别人',
        '“{event}” begins at {when}, Beijing time. Show your pass at the door, or withdraw so that others can come',
      ],
      variables: {
        event,
        when: { name: ['开始时间', 'Begins'], example: ['2026-12-03 14:00', '2026-12-03 14:00'] },
      },
      needs: ['when'],
    },
    'invitation.placed': {
      group: 'activity',
      kind: 'activity',
      name: ['候补成功', 'Place freed'],
      title: ['候补成功，您有名额了', 'A place is free: it is yours'],
      text: [
        '“{event}”有人取消，您已报名成功，点开查看入场码',
        'Somebody cannot come to “{event}”. You can: here is your pass',
      ],
      variables: { event },
    },
  },
} as const satisfies Slice
