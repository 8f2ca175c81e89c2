import { expect, it } from 'vitest'
import { changeOf, pointsBetween, rate } from './figure-change.ts'

it('says by which share a figure rose or fell, and nothing of a share of nothing', () => {
  expect(changeOf(150, 100)).toEqual({ kind: 'up', by: '50%' })
  expect(changeOf(99, 100)).toEqual({ kind: 'down', by: '1%' })
  expect(changeOf(1015, 1000)).toEqual({ kind: 'up', by: '1.5%' })
  expect(changeOf(0, 0)).toEqual({ kind: 'same' })
  expect(changeOf(5, 0)).toEqual({ kind: 'new' })
})

it('says of rates how many points lie between them', () => {
  expect(pointsBetween(325, 300)).toEqual({ kind: 'up', by: '0.25' })
  expect(pointsBetween(300, 325)).toEqual({ kind: 'down', by: '0.25' })
  expect(rate(325)).toBe('3.25%')
})
