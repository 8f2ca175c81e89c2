import { pages } from '@mallard/contract/pages'
import type { VisitDays } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { describe, expect, it } from 'vitest'
import { pageName } from './page-names.ts'
import { rangeOf } from '#platform/day-span.ts'
import { percent } from './visit-shares.ts'
import { csvOf } from './visits-csv.ts'

const now = Date.UTC(2026, 10, 20, 17)

describe('the days of the visits page', () => {
  it('are the last week in Beijing unless the address says otherwise', () => {
    expect(rangeOf(new URLSearchParams(), now)).toEqual({ from: '2026-11-15', until: '2026-11-21' })
    expect(rangeOf(new URLSearchParams('from=2026-10-01&until=2026-10-31'), now)).toEqual({
      from: '2026-10-01',
      until: '2026-10-31',
    })
  })

  it.each([
    'from=2026-10-31&until=2026-10-01',
    'from=2020-01-01&until=2026-01-01',
    'from=x&until=2026-01-01',
    'from=2026-01-01',
  ])('are that also for %s', (query) => {
    expect(rangeOf(new URLSearchParams(query), now).until).toBe('2026-11-21')
  })
})

describe('the share of a whole', () => {
  it('is told with one decimal, and not at all of nothing', () => {
    expect([percent(1, 3), percent(3, 3), percent(0, 3), percent(0, 0)]).toEqual([
      '33.3%',
      '100.0%',
      '0.0%',
      '–',
    ])
  })
})

describe('the file of visits', () => {
  const none = {
    hours: [],
    pages: [],
    landings: [],
    referrers: [],
    hosts: [],
    devices: [],
    steps: [],
  }
  const names = {
    days: '日期',
    hours: '小时',
    pages: '页面',
    landings: '落地页',
    referrers: '来源',
    hosts: '环境',
    devices: '设备',
    steps: '漏斗',
  }

  it('has a line a count, and nothing that a table program would run', () => {
    const visits: VisitDays = {
      ...none,
      days: [{ key: '2026-11-21', views: 3, visits: 2, visitors: 1 }],
      referrers: [
        { key: '=cmd|x', views: 1, visits: 1, visitors: 1 },
        { key: 'a,"b"', views: 1, visits: 1, visitors: 1 },
      ],
    }
    expect(csvOf(visits, ['类别', '名称'], names)).toBe(
      '\uFEFF类别,名称\r\n日期,"2026-11-21\t",3,2,1\r\n来源,\'=cmd|x,1,1,1\r\n来源,"a,""b""",1,1,1\r\n',
    )
  })
})

describe('the name of a visited page', () => {
  const keys = Object.keys(pages)

  it.each([
    ['Chinese', false],
    ['English', true],
  ])('is in words, and no other page’s, in %s', (_, isEnglish) => {
    const named = keys.map((key) => pageName(key, isEnglish))
    expect(named.filter((name, at) => name === keys[at] || named.indexOf(name) !== at)).toEqual([])
    expect(named.filter((name) => /\p{Script=Han}/u.test(name) === isEnglish)).toEqual([])
  })

  it('is what it was counted under where that page is not built', () => {
    expect(pageName('smartOldPage', true)).toBe('smartOldPage')
  })
})
