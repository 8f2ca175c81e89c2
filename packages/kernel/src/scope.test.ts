import { expect, it } from 'vitest'
import { parseScope, scopeText } from './scope.ts'

it('reads what it writes', () => {
  expect(parseScope(scopeText({ partnerId: 1, storeId: 2 }))).toEqual({ partnerId: 1, storeId: 2 })
})

it('refuses what is not two positive integers of 32 bits', () => {
  for (const text of [
    '',
    '1',
    '1-',
    '-1-1',
    '0-1',
    '1-01',
    '1.5-1',
    '1-1-1',
    'a-b',
    '1-2147483648',
    '99999999999-1',
  ]) {
    expect(parseScope(text), text).toBeUndefined()
  }
})
