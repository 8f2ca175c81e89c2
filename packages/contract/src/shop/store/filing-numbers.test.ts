import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isIcp, isMiniFiling, isPolice, plainFiling, plainPolice } from './filing-numbers.ts'

describe('the number of a filing', () => {
  it.each([
    '京ICP备12345678号',
    '京ICP备12345678号-1',
    '浙ICP备2021000001号-12',
    '粤B2-20090059',
    '浙B2-20080224-3',
    '苏ICP备B1.B2-20090069号-1',
    ' 京 icp 备 12345678 号 — 1 ',
    '京ＩＣＰ备１２３４５６７８号',
  ])('of a web site may be %s', (text) => expect(isIcp(plainFiling(text))).toBe(true))

  it.each([
    '',
    '京ICP备1号',
    '京ICP备12345678',
    'ICP备12345678号',
    '美ICP备12345678号',
    '京ICP证12345678号',
    '京ICP备123456789号',
    '京ICP备12345678号-2X',
    '京ICP备12345678号-',
    '京ICP备12345678号-1 等',
  ])('of a web site is not “%s”', (text) => expect(isIcp(plainFiling(text))).toBe(false))

  it('of a mini-program ends in X, and nothing else does', () => {
    expect(isMiniFiling('京ICP备12345678号-2X')).toBe(true)
    expect(isMiniFiling(plainFiling('京icp备12345678号-2x'))).toBe(true)
    for (const text of ['京ICP备12345678号-2', '京ICP备12345678号X', '京ICP备12345678号-2A'])
      expect(isMiniFiling(text), text).toBe(false)
  })

  it.each([
    '京公网安备 11010502030143号',
    '京公网安备11010502030143号',
    '京公网安备 1101 0502030143 号',
  ])('with the police may be %s, and is kept with one blank', (text) => {
    expect(plainPolice(text)).toBe('京公网安备 11010502030143号')
    expect(isPolice(plainPolice(text))).toBe(true)
  })

  it.each(['京公网安备 110105020301号', '公网安备 11010502030143号', '京公网安备 11010502030143'])(
    'with the police is not %s',
    (text) => expect(isPolice(plainPolice(text))).toBe(false),
  )

  it('is cleaned once, whatever is typed, and of a number that is good nothing is lost', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[京浙粤]ICP备\d{8}号(-\d{1,2}X?)?$/),
      fc.stringMatching(/^[京浙粤]公网安备 ?\d{14}号$/),
    )
    fc.assert(
      fc.property(typed, (text) => {
        for (const clean of [plainFiling, plainPolice]) expect(clean(clean(text))).toBe(clean(text))
        if (isIcp(text) || isMiniFiling(text)) expect(plainFiling(text)).toBe(text)
        if (isPolice(text)) expect(plainPolice(text)).toBe(text)
        expect(
          [isIcp(text), isMiniFiling(text), isPolice(text)].filter(Boolean).length,
        ).toBeLessThan(2)
      }),
    )
  })
})
