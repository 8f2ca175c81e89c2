import { expect, it } from 'vitest'
import { mayUnbind, waysIn } from './account.rules.ts'

it('leaves one way to sign in', () => {
  expect([mayUnbind('13800000001', 1), mayUnbind(null, 2), mayUnbind(null, 1)]).toEqual([
    true,
    true,
    false,
  ])
})

it('counts a WeChat once, by whichever of its numbers it is known, and all others each', () => {
  const identities = [
    { id: 1, unionid: 'u' },
    { id: 2, unionid: null },
    { id: 3, unionid: 'u' },
    { id: 4, unionid: null },
    { id: 5, unionid: '2' },
  ]
  const ways = waysIn(identities).map((way) => way.map(({ id }) => id))
  expect(ways).toEqual([[1, 3], [2], [4], [5]])
  expect(waysIn([])).toEqual([])
})
