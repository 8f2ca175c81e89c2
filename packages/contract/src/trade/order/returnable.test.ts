import { expect, it } from 'vitest'
import { isInTime, returnable, returnsEnd, type LineCounts } from './returnable.ts'

const line = (more: Partial<LineCounts> = {}): LineCounts => ({
  quantity: 9,
  shippedQuantity: 0,
  returnedQuantity: 0,
  cancelledQuantity: 0,
  heldQuantity: 0,
  afterSaleStatus: 0,
  ...more,
})

it.each([
  ['nothing was sent', {}, { unsent: 9, sent: 0 }],
  ['some are kept back for a refund', { heldQuantity: 2 }, { unsent: 7, sent: 0 }],
  [
    'some were refunded before they were sent',
    { returnedQuantity: 2, cancelledQuantity: 2 },
    { unsent: 7, sent: 0 },
  ],
  [
    'some were sent, of which one came back',
    { shippedQuantity: 5, returnedQuantity: 3, cancelledQuantity: 2 },
    { unsent: 2, sent: 4 },
  ],
  ['a return was over', { shippedQuantity: 9, afterSaleStatus: 2 }, { unsent: 0, sent: 9 }],
  ['a return is open', { shippedQuantity: 5, afterSaleStatus: 1 }, { unsent: 0, sent: 0 }],
])('of a line can be given back when %s', (_, more, left) => {
  expect(returnable(line(more))).toEqual(left)
})

it.each([
  ['early in the day', '2026-01-15T00:00:00+08:00'],
  ['at noon', '2026-01-15T12:00:00+08:00'],
  ['just before midnight', '2026-01-15T23:59:59.999+08:00'],
])('the days to give back begin the day after receipt %s and end at midnight', (_, received) => {
  const receiveTime = new Date(received)
  const over = Date.parse('2026-01-23T00:00:00+08:00')
  const at = (now: number, days?: number) =>
    isInTime({ receiveTime }, { afterSaleDays: 7 }, now, days)
  expect(returnsEnd(receiveTime.getTime(), 7)).toBe(over)
  expect([at(over - 1), at(over), at(over, 30)]).toEqual([true, false, true])
  expect(isInTime({ receiveTime: null }, { afterSaleDays: 7 }, over)).toBe(true)
})
