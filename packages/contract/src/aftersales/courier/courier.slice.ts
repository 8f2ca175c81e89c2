import type { Slice } from '../../slice.ts'

const time = {
  name: ['上门时间', 'Time'],
  example: ['2026-12-03 09:00–12:00', '2026-12-03 09:00–12:00'],
} as const
const why = {
  name: ['原因', 'Reason'],
  example: ['快递员未能联系上您', 'the courier could not reach you'],
  mayBeEmpty: true,
} as const
const told = {
  group: 'return',
  kind: 'return',
  isFixed: true,
  title: ['上门取件', 'Your courier'],
  variables: { time, why },
  needs: ['time'],
} as const

/** What anyone who gives goods back hears of the courier who fetches them. */
export const courierSlice = {
  notices: {
    'courier.booked': {
      ...told,
      name: ['商家预约上门取件', 'Courier booked by the store'],
      text: [
        '商家已为您预约上门取件（{time}）[：{why}]',
        'The store booked a courier for you ({time})[: {why}]',
      ],
    },
    'courier.cancelled': {
      ...told,
      name: ['商家取消上门取件', 'Courier cancelled by the store'],
      text: [
        '商家取消了上门取件（{time}）[：{why}]',
        'The store cancelled the courier ({time})[: {why}]',
      ],
    },
    'courier.failed': {
      ...told,
      name: ['上门取件未成功', 'Courier did not come'],
      text: [
        '上门取件未成功，请重新预约或自行寄回（{time}）[：{why}]',
        'The courier did not come: please book another one or send it yourself ({time})[: {why}]',
      ],
    },
  },
} as const satisfies Slice
