import type { OrderItemRow, ReceiverSnapshot } from '#features/trade/order/index.ts'
import { expect, it } from 'vitest'
import { goodsOf, partyOf } from './label.rules.ts'

const receiver = {
  name: '林小满',
  phone: '13900001234',
  province: '上海市',
  city: '上海市',
  county: '徐汇区',
  detail: '漕溪北路 1 号',
} as ReceiverSnapshot

it('writes an address in one line, and a city that is a province once', () => {
  expect(partyOf(receiver).address).toBe('上海市徐汇区漕溪北路 1 号')
  const far = { ...receiver, province: '浙江省', city: '杭州市' }
  expect(partyOf(far).address).toBe('浙江省杭州市徐汇区漕溪北路 1 号')
})

it('says what is left to send, and nothing of what has left or was called off', () => {
  const line = (title: string, quantity: number, more: Partial<OrderItemRow> = {}) =>
    ({
      title,
      quantity,
      shippedQuantity: 0,
      cancelledQuantity: 0,
      heldQuantity: 0,
      ...more,
    }) as OrderItemRow
  const sent = line('杯子', 2, { shippedQuantity: 2 })
  expect(
    goodsOf([sent, line('轻巧电水壶 1.5L', 2), line('茶漏', 3, { cancelledQuantity: 1 })]),
  ).toBe('轻巧电水壶 1.5L等4件')
})
