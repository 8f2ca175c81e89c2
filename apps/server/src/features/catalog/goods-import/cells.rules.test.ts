import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText } from '@mallard/kernel'
import {
  cellText,
  readAmount,
  readBasis,
  readCategory,
  readCode,
  readDetails,
  readLine,
  readReturns,
  readWeight,
  readWhole,
  readWords,
  readYes,
} from './cells.rules.ts'

const wide = (text: string) =>
  text.replaceAll(/[0-9.,]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
const grouped = (yuan: string) => yuan.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

describe('an amount', () => {
  it('is what it says, however a table writes it', () => {
    const fen = fc.integer({ min: 1, max: 100_000_000 })
    const writing = fc.constantFrom<(yuan: string, rest: string) => string>(
      (yuan, rest) => `${yuan}.${rest}`,
      (yuan, rest) => `${grouped(yuan)}.${rest}元`,
      (yuan, rest) => wide(`${yuan}.${rest}`),
      (yuan, rest) => `'${yuan}.${rest}`,
      (yuan, rest) => `="${yuan}.${rest}"`,
      (yuan, rest) => `¥ ${grouped(yuan)}.${rest}\t`,
    )
    fc.assert(
      fc.property(fen, writing, (value, written) => {
        const yuan = String(Math.floor(value / 100))
        const rest = String(value % 100).padStart(2, '0')
        expect(readAmount(written(yuan, rest))).toEqual({ value })
        expect(readAmount(value / 100)).toEqual({ value })
      }),
    )
  })

  it.each([
    ['1,5', 'badAmount'],
    ['12,34,567', 'badAmount'],
    ['19.999', 'badAmount'],
    ['免费', 'badAmount'],
    ['1e3', 'badAmount'],
    ['-5', 'badAmount'],
    ['0', 'amountRange'],
    ['1000000.01', 'amountRange'],
  ])('%s is none', (cell, problem) => expect(readAmount(cell)).toMatchObject({ problem }))

  it('that a workbook computed is what it shows', () =>
    expect(readAmount(0.1 + 0.2)).toEqual({ value: 30 }))
})

describe('a cell', () => {
  it('never makes its reader fail, whatever stands in it', () => {
    const readers = [
      readAmount,
      readBasis,
      (cell: string) => readCategory(cell, 3),
      readCode,
      readDetails,
      readReturns,
      readWeight,
      readYes,
      (cell: string) => readLine(cell, 80),
      (cell: string) => readWhole(cell, 10),
      (cell: string) => readWords(cell, 6, 10),
    ]
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...readers), (cell, read) => {
        const answer = read(cell)
        expect('problem' in answer || 'value' in answer).toBe(true)
      }),
    )
  })

  it('of our own tables is the text that was written into it', () => {
    const text = fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((each) => /^[^\s'"=@][^\s]*$/.test(each))
    fc.assert(
      fc.property(text, (title) => {
        const cell = csvText([[title]])
          .slice(1, -2)
          .replace(/^"([^]*)"$/, '$1')
          .replaceAll('""', '"')
        expect(readLine(cell, 80)).toEqual({ value: title })
      }),
    )
    expect(cellText('="0012"')).toBe('0012')
    expect(readCode("'ABC-1")).toEqual({ value: 'ABC-1' })
  })

  it.each(['=cmd()', "'=cmd()", '@SUM(A1)', '＝1+1'])('%s is a formula', (cell) =>
    expect(readLine(cell, 80)).toMatchObject({ problem: 'formula' }),
  )

  it('tells units, levels, policies and bases', () => {
    expect(readWhole('1,200 件', 10_000)).toEqual({ value: 1200 })
    expect(readWhole('1.5', 10)).toMatchObject({ problem: 'badWhole' })
    expect(readWeight('0.5kg')).toEqual({ value: 500 })
    expect(readWeight(900)).toEqual({ value: 900 })
    expect(readWeight('2 lbs')).toEqual({ value: 907 })
    expect(readWeight('12oz')).toEqual({ value: 340 })
    expect(readWeight('453.592')).toEqual({ value: 454 })
    expect(readWeight('1 stone')).toMatchObject({ problem: 'badWhole' })
    expect(readCategory('厨房 > 水壶', 3)).toEqual({ value: ['厨房', '水壶'] })
    expect(readCategory('a>b>c>d', 3)).toMatchObject({ problem: 'categoryDepth' })
    expect(readReturns('15天')).toEqual({ value: { days: 15 } })
    expect(readReturns('3')).toMatchObject({ problem: 'badReturns' })
    expect(readReturns('不支持：贴身衣物')).toMatchObject({ value: { reason: '贴身衣物' } })
    expect(readBasis('厂商建议价：官网')).toMatchObject({ value: { listBasisNote: '官网' } })
    expect(readBasis('很贵')).toMatchObject({ problem: 'badBasis' })
    expect(readDetails('一\n二 & 三')).toEqual({ value: '<p>一</p><p>二 &amp; 三</p>' })
  })
})
