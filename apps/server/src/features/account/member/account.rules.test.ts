import { expect, it } from 'vitest'
import { mayUnbind } from './account.rules.ts'

it('leaves one way to sign in', () => {
  expect([mayUnbind('13800000001', 1), mayUnbind(null, 2), mayUnbind(null, 1)]).toEqual([
    true,
    true,
    false,
  ])
})
