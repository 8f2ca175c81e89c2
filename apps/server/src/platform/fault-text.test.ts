import { expect, it } from 'vitest'
import { faultText } from './fault-text.ts'

it('a fault of an outside party names its code once', () => {
  expect(faultText({ code: '500', message: '500' })).toBe('500')
  expect(faultText({ code: 'NOT_ENOUGH', message: '余额不足' })).toBe('NOT_ENOUGH 余额不足')
})
