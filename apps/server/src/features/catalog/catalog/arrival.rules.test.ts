import { day, hour } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { arrivalText, lastArrivalText } from './arrival.rules.ts'

/** Midnight in Beijing. */
const midnight = Date.UTC(2026, 10, 23, 16)
const next = { cutOffHour: 16, days: 1 }

it('counts from today until the hour, and from tomorrow after it, by the clock of Beijing', () => {
  expect(arrivalText(midnight, next, 'zh')).toBe('今天16:00前付款，明天送达')
  expect(arrivalText(midnight + 16 * hour - 1, next, 'zh')).toBe('今天16:00前付款，明天送达')
  expect(arrivalText(midnight + 16 * hour, next, 'zh')).toBe('今天付款，后天送达')
  expect(arrivalText(midnight + day, next, 'en')).toBe('Pay by 16:00 and it arrives tomorrow')
})

it('names the day when it is further away', () => {
  expect(arrivalText(midnight, { cutOffHour: 16, days: 3 }, 'zh')).toBe(
    '今天16:00前付款，预计11月27日送达',
  )
  expect(arrivalText(midnight + 20 * hour, { cutOffHour: 16, days: 6 }, 'en')).toBe(
    'Pay today and it arrives by 1 Dec',
  )
})

it('knows templates that send all day, or never on the same one', () => {
  expect(arrivalText(midnight + day - 1, { cutOffHour: 24, days: 0 }, 'zh')).toBe(
    '今天付款，今天送达',
  )
  expect(arrivalText(midnight, { cutOffHour: 0, days: 1 }, 'zh')).toBe('今天付款，后天送达')
})

it('promises nothing where no days are set', () => {
  expect(arrivalText(midnight, { cutOffHour: 16, days: null }, 'zh')).toBe('')
})

it('tells of several parcels when the last one comes, and nothing when one is not promised', () => {
  const later = { cutOffHour: 0, days: 1 }
  expect(lastArrivalText(midnight, [next, later], 'zh')).toBe('今天付款，后天送达')
  expect(lastArrivalText(midnight, [next, { cutOffHour: 16, days: null }], 'zh')).toBe('')
  expect(lastArrivalText(midnight, [], 'zh')).toBe('')
})
