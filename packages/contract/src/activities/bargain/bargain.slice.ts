import type { Slice } from '../../slice.ts'

/** Words and codes of bargains. */
export const bargainSlice = {
  orderKinds: { bargain: { number: 7, name: ['砍价', 'Bargain'] } },
  entrances: {
    bargain: ['好友砍价', 'Bargain'],
  },
  audit: {
    kinds: {
      bargain: ['砍价', 'Bargain'],
    },
    actions: {
      'bargain.save': ['设置砍价', 'Set up a bargain'],
      'bargain.close': ['提前结束砍价', 'Ended a bargain'],
      'bargain.voidHelp': ['撤销助力', 'Took a cut back'],
    },
  },
  jobs: {
    'bargain.expire': ['结束到期的砍价', 'End a bargain room'],
  },
  invariants: {
    'the cuts of a bargain room are what its price came down by, and as many as it counts':
      '每个砍价的各刀之和等于降价金额，刀数与计数一致',
    'what is taken of a bargain are its rooms at the floor and those that were ordered, and what is sold are those that were paid':
      '砍价活动占用的名额等于到底价和已下单的砍价，已售等于已付款的砍价',
    'a bargain room is ordered once, by the order that names it, once the events of its orders are handled':
      '每个砍价只下单一次，并与订单一致',
  },
  toDos: {
    'bargain.soon': ['48 小时内开始或结束的砍价', 'Bargains that begin or end within 48 hours'],
  },
  notices: {
    'bargain.reached': {
      group: 'activity',
      kind: 'activity',
      name: ['砍到底价', 'Lowest price reached'],
      title: ['砍到底价了', 'The price is at its lowest'],
      text: [
        '好友已帮您把“{activity}”砍到底价，请在砍价结束前下单',
        'Your friends brought “{activity}” down to its lowest price. Order it before the bargain ends',
      ],
      variables: {
        activity: {
          name: ['活动名称', 'Activity'],
          example: ['电水壶砍价', 'Bargain for a kettle'],
        },
      },
    },
  },
} as const satisfies Slice
