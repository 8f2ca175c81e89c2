import { minute } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { remindToPay } from './order-notices.rules.ts'

it.each([
  [72 * 60, 10],
  [30, 10],
  [15, 5],
  [3, 1],
])('reminds of paying late in the time that there is: of %i minutes, %i before', (time, before) => {
  const placedAt = new Date('2026-03-01T12:00:00Z')
  const autoCloseAt = new Date(placedAt.getTime() + time * minute)
  expect(remindToPay({ placedAt, autoCloseAt })).toBe(before * minute)
})
