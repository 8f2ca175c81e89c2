import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, fenIn, momentIn } from './cells.rules.ts'
import { planMembers, planOrders } from './plan.rules.ts'

const levels = [
  { code: 'silver', names: ['silver', '银卡'], growthMin: 0 },
  { code: 'gold', names: ['gold', '金卡', ''], growthMin: 1000 },
]
const planned = (...rows: (string | number)[][]) =>
  planMembers(
    [['手机号', '昵称', '生日', '积分', '等级'], ...rows],
    new Set(['13900000001']),
    levels,
    '2026-11-30',
  )!

describe('a table of members', () => {
  it('says of each row whether it is new, here already, or what is wrong with it', () => {
    const rows = planned(
      ['13900000009', '小满', '1990/5/1', '1,200', '金卡'],
      ['13900000001', '已在', '', '', ''],
      ['139****0002', '打码', '', '', ''],
      ['12345', '', '', '', ''],
      ['13900000003', '', '1990-02-30', '', ''],
      ['13900000004', '', '', '-5', ''],
      ['13900000005', '', '', '', '钻石'],
      ['13900000006', '甲', '', '', ''],
      ['13900000006', '乙', '', '', ''],
      ['13900000007', '', '2030-01-01', '', ''],
      ['', '', '', '', ''],
    )
    expect(rows.map(({ problem, state }) => problem ?? state)).toEqual([
      'new',
      'known',
      'maskedPhone',
      'badPhone',
      'badBirthday',
      'badPoints',
      'unknownLevel',
      'twice',
      'twice',
      'badBirthday',
    ])
    // A level without an English name is not the one of an empty cell.
    expect(rows[7]).toMatchObject({ nickname: '甲', growth: 0 })
    expect(rows[0]).toMatchObject({ birthday: '1990-05-01', points: 1200, growth: 1000, line: 2 })
  })

  it('needs a column of phones', () => {
    expect(planMembers([['姓名'], ['小满']], new Set(), levels, '2026-11-30')).toBeUndefined()
  })
})

describe('a table of old orders', () => {
  it('keeps those of members who are here, once each', () => {
    const rows = planOrders(
      [
        ['订单编号', '手机号', '下单时间', '实付金额', '商品名称'],
        ['E1', '13900000001', '2024-05-01 10:20:30', '¥1,299.00', '电水壶'],
        ['E2', '13900000001', '2024-05-01', '20', ''],
        ['E3', '13900000002', '2024-05-01', '20', ''],
        ['E4', '13900000001', '2031-05-01', '20', ''],
        ['E5', '13900000001', '2024-05-01', '二十', ''],
        ['', '13900000001', '2024-05-01', '20', ''],
      ],
      new Set(['13900000001']),
      new Set(['E2']),
      Date.UTC(2026, 10, 30),
    )!
    expect(rows.map(({ problem, state }) => problem ?? state)).toEqual([
      'new',
      'known',
      'unknown',
      'badTime',
      'badAmount',
      'noNumber',
    ])
    expect(rows[0]).toMatchObject({ amount: 129_900, at: Date.UTC(2024, 4, 1, 2, 20, 30) })
  })
})

describe('what a cell means', () => {
  it('is the same day however it is written', () => {
    const days = fc.date({
      min: new Date('1905-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10)
        const [year, month, dayOf] = day.split('-').map(Number)
        const serial = Date.parse(day) / 86_400_000 + 25_569
        for (const cell of [
          day,
          day.replaceAll('-', ''),
          `${year}/${month}/${dayOf}`,
          `${year}年${month}月${dayOf}日`,
          serial,
        ])
          expect(dayIn(cell)).toBe(day)
      }),
      { numRuns: 200 },
    )
  })

  it('is an amount or a moment, or nothing', () => {
    expect([fenIn('12.5'), fenIn(12.5), fenIn('1,000元'), fenIn('1.234'), fenIn('')]).toEqual([
      1250,
      1250,
      100_000,
      undefined,
      undefined,
    ])
    expect(momentIn('2024-05-01 8:05')).toBe(Date.UTC(2024, 4, 1, 0, 5))
    expect(momentIn('yesterday')).toBeUndefined()
  })
})
