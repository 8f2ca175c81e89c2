import type { Slice } from '../../slice.ts'

/** Words and codes of group purchases. */
export const groupBuySlice = {
  domains: {
    groupActivityCalls: 'activity',
    groupOrderCalls: 'order',
  },
  orderKinds: { groupBuy: { number: 6, name: ['拼团', 'Group buying'] } },
  entrances: {
    groupBuy: ['拼团', 'Group buy'],
  },
  audit: {
    kinds: {
      groupBuy: ['拼团', 'Group purchase'],
    },
    actions: {
      'groupBuy.save': ['设置拼团', 'Set up a group purchase'],
      'groupBuy.close': ['提前结束拼团', 'Ended a group purchase'],
      'groupBuy.succeed': ['人工成团', 'Formed a group below its goal'],
    },
  },
  jobs: {
    'groupBuy.settle': ['结束到期的拼团', 'Settle a group whose time is over'],
  },
  invariants: {
    'what is reserved and sold of a group activity are the units of its purchases, and what a member has of it are theirs, once the events of their orders are handled':
      '拼团占用和已售数量等于各次参团的件数，会员份额与其订单一致',
    'a group is formed exactly if its goal was reached or staff said so, and nobody of a formed one was given up':
      '拼团达到目标或由店员确认才成团，成团后没有人被退出',
    'the orders of a group purchase stand where the purchase does, and none is shipped before its group is formed':
      '参团订单的状态与参团一致，成团前不发货',
  },
  toDos: {
    'groupBuy.soon': ['48 小时内开始或结束的拼团', 'Group buys that begin or end within 48 hours'],
  },
} as const satisfies Slice
