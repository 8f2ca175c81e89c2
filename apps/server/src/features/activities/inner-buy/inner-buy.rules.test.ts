import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fenOf, planRows, readRows } from './grant-sheet.rules.ts'
import { freedBy, yearAt } from './inner-buy.rules.ts'

const amounts = fc.integer({ min: 0, max: 100_000_000 })

describe('what refunds free', () => {
  it('grows with what went back, is nothing at first and everything at last', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (amount, paid, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)]
        const freed = (refunded: number) => freedBy({ amount, paid, refunded })
        expect(freed(0)).toBe(0)
        expect(freed(less)).toBeLessThanOrEqual(freed(more))
        expect(freed(more)).toBeLessThanOrEqual(amount)
        if (paid > 0) expect(freed(paid)).toBe(amount)
        expect(Number.isInteger(freed(more))).toBe(true)
      }),
    )
  })

  it('is what went back, where nothing but money was paid', () => {
    fc.assert(
      fc.property(amounts, amounts, (amount, refunded) => {
        expect(freedBy({ amount, paid: amount, refunded })).toBe(Math.min(amount, refunded))
      }),
    )
  })
})

describe('a year', () => {
  it('begins at midnight in Beijing', () => {
    const newYear = Date.parse('2027-01-01T00:00:00+08:00')
    expect([yearAt(newYear - 1), yearAt(newYear)]).toEqual([2026, 2027])
  })
})

describe('a table of quotas', () => {
  it('has yuan as people type them', () => {
    const read = ['1200', '1,200.5', '¥12.34', '１２元', '0', '1.234', '-5', '', '1000001', 'abc']
    expect(read.map((text) => fenOf(text.normalize('NFKC')))).toEqual([
      120_000,
      120_050,
      1234,
      1200,
      0,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('reads what any whole fen looks like', () => {
    fc.assert(
      fc.property(amounts, (fen) => {
        expect(fenOf((fen / 100).toFixed(2))).toBe(fen)
      }),
    )
  })

  it('finds its columns by name in any order, and passes over empty rows', () => {
    const rows = readRows([
      ['备注', '额度（元）', ' 手机号 '],
      ['', 100, 13900000001],
      ['', '', ''],
      ['x', '2', "'139 0000 0002"],
    ])
    expect(rows).toEqual([
      { line: 2, phone: '13900000001', amount: 10_000 },
      { line: 4, phone: '13900000002', amount: 200 },
    ])
    expect(readRows([['手机号', '姓名']])).toBeUndefined()
  })

  it('says of each row what it would do', () => {
    const person = { name: '甲', memberId: 1, isEmployee: true, quota: 500, taken: 300 }
    const people = [
      { ...person, phone: '13900000001' },
      { ...person, phone: '13900000002', quota: null, taken: 0 },
      { ...person, phone: '13900000003', isEmployee: false },
    ]
    const row = (line: number, phone: string, amount: number | null) => ({ line, phone, amount })
    const plan = planRows(
      [
        row(2, '13900000001', 300),
        row(3, '13900000002', 100),
        row(4, '13900000003', 100),
        row(5, '13900000004', 100),
        row(6, '1390', 100),
        row(7, '13900000005', null),
        row(8, '13900000006', 1),
        row(9, '13900000006', 1),
      ],
      people,
    )
    expect(plan.map(({ state, problem }) => problem ?? state)).toEqual([
      'changed',
      'new',
      'stranger',
      'unknown',
      'badPhone',
      'badAmount',
      'twice',
      'twice',
    ])
    expect(planRows([row(2, '13900000001', 299)], people)[0]?.problem).toBe('belowUsed')
    expect(planRows([row(2, '13900000001', 500)], people)[0]?.state).toBe('same')
  })
})
