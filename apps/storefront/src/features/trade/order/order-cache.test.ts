import type { Order } from '@mallard/contract/trade/order/order.fields'
import { expect, it } from 'vitest'
import { placedOrder, withoutOrder } from './order-cache.ts'

const order = (orderSn: string, statusText = '') => ({ orderSn, statusText }) as Order
const single = { list: [order('1'), order('2')], total: 2 }
const further = [{ list: [order('3')] }, { list: [order('2')] }]

it('puts a fresh order in its place, in single pages and in those that came while one scrolled', () => {
  const fresh = order('2', '已关闭')
  expect(placedOrder(single, fresh)).toEqual({ list: [order('1'), fresh], total: 2 })
  expect(placedOrder(further, fresh)).toEqual([{ list: [order('3')] }, { list: [fresh] }])
})

it('takes a deleted order out, and leaves what is no list alone', () => {
  expect(withoutOrder(single, '1')).toEqual({ list: [order('2')], total: 2 })
  expect(withoutOrder(further, '2')).toEqual([{ list: [order('3')] }, { list: [] }])
  expect(withoutOrder(undefined, '1')).toBeUndefined()
})
