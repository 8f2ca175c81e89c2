import { describe, expect, it } from 'vitest'
import { CallFailure, failureText, isRefusal } from './api-error.ts'

describe('what is told of a failure', () => {
  it('are the words of the code book, filled, in the language of the operator', () => {
    const failure = new CallFailure('refused', '库存不能低于已占用数量5', 'stockBelowReserved', {
      reserved: 5,
    })
    expect(failureText(failure, 'zh')).toBe('库存不能低于已占用数量5')
    expect(failureText(failure, 'en')).toBe('Stock cannot go below the 5 reserved')
    expect(isRefusal(failure, 'stockBelowReserved')).toBe(true)
  })

  it('is the server’s message for a refusal that is not in the book', () => {
    expect(failureText(new CallFailure('refused', '新的原因', 'newReason'), 'zh')).toBe('新的原因')
  })

  it('says that nothing was saved when there was no answer', () => {
    expect(failureText(new CallFailure('offline'), 'en')).toContain('nothing was saved')
    expect(failureText(new TypeError('x is undefined'), 'en')).not.toContain('undefined')
  })
})
