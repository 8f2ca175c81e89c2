import { expect, it } from 'vitest'
import { payStates, refundStates, refundTransition } from './payment.states.ts'

it.each([
  ['accepted', [0], 1],
  ['done', [0, 1, 3], 2],
  ['giveUp', [0, 1], 3],
  ['again', [3], 0],
] as const)('a refund takes %s from %j to %i', (event, from, to) => {
  expect(refundTransition(event)).toEqual({ from, to })
})

it('what is done stays done', () => {
  expect([payStates.terminal(), refundStates.terminal()]).toEqual([['paid'], ['done']])
})
