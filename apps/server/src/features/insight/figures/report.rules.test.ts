import { expect, it } from 'vitest'
import { groupedBy, shareOf, sumsOf } from './report.rules.ts'

it('a share of nothing is none', () => {
  expect(shareOf(1, 3)).toBe(3333)
  expect(shareOf(0, 0)).toBeNull()
})

it('columns add up where they say so, and empty cells count as nothing', () => {
  const columns = [{}, { isSum: true }, { isSum: true }, {}] as const
  expect(
    sumsOf(columns, [
      ['a', 1, null, 5],
      ['b', 2, 7, 5],
    ]),
  ).toEqual([null, 3, 7, null])
  expect(sumsOf(columns, [])).toEqual([null, 0, 0, null])
})

it('rows stand with those of their key, in the order in which it came', () => {
  const groups = groupedBy(['b1', 'a1', 'b2'], (row) => row.slice(0, 1))
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ])
})
