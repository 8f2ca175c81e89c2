import { expect, it } from 'vitest'
import { slowTurns } from './slow-turns.ts'

it('are for one at a time, for so many in a minute, and for as many in the next', () => {
  let now = 5
  const turns = slowTurns(2, () => now)
  const whole = () => {
    const may = turns.take()
    if (may) turns.giveBack()
    return may
  }
  expect([turns.take(), turns.take()]).toEqual([true, false])
  turns.giveBack()
  expect([whole(), whole()]).toEqual([true, false])
  now += 59_999
  expect(whole()).toBe(false)
  now += 1
  expect([whole(), whole(), whole()]).toEqual([true, true, false])
})
