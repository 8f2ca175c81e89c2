import { describe, expect, it } from 'vitest'
import {
  type Categories,
  childrenOf,
  goodsUnder,
  mayStandUnder,
  movedTo,
  partAt,
  targetOfDrop,
  targetOfStep,
} from './category-tree.ts'

const of = (id: number, parentId: number, goods = 0) => ({
  id,
  parentId,
  name: `c${id}`,
  nameEn: '',
  pic: null,
  goods,
  version: 1,
})
/** 1 › (2 › 3, 5) and 4 */
const all: Categories = [of(1, 0), of(4, 0, 7), of(2, 1, 1), of(5, 1, 2), of(3, 2, 4)]
const ids = (categories: Categories, parentId: number) =>
  childrenOf(categories, parentId).map(({ id }) => id)

describe('the tree of categories', () => {
  it('counts goods of all that is below', () => {
    expect([1, 2, 3, 4].map((id) => goodsUnder(all, id))).toEqual([7, 5, 4, 7])
  })

  it('takes a category only where its branch fits', () => {
    expect(mayStandUnder(all, 2, 0)).toBe(true)
    expect(mayStandUnder(all, 2, 4)).toBe(true)
    expect(mayStandUnder(all, 2, 5)).toBe(false)
    expect(mayStandUnder(all, 1, 3)).toBe(false)
    expect(mayStandUnder(all, undefined, 2)).toBe(true)
    expect(mayStandUnder(all, undefined, 3)).toBe(false)
  })
})

describe('a drop', () => {
  it.each([
    [5, 2, 'before', { parentId: 1, place: 0 }],
    [2, 5, 'after', { parentId: 1, place: 1 }],
    [4, 1, 'before', { parentId: 0, place: 0 }],
    [4, 1, 'inside', { parentId: 1, place: 2 }],
    [5, 4, 'after', { parentId: 0, place: 2 }],
    [1, 3, 'inside', undefined],
    [1, 2, 'before', undefined],
    [2, 2, 'inside', undefined],
  ] as const)('of %i on %i, %s', (id, on, part, target) => {
    expect(targetOfDrop(all, id, on, part)).toEqual(target)
  })

  it('is beside a row at its edges and inside it in the middle', () => {
    expect([1, 20, 39].map((y) => partAt(100 + y, 100, 40))).toEqual(['before', 'inside', 'after'])
  })

  it('is seen at once as the server will answer it', () => {
    const target = targetOfDrop(all, 4, 5, 'before')!
    const next = movedTo(all, 4, target)
    expect([ids(next, 0), ids(next, 1)]).toEqual([[1], [2, 4, 5]])
    expect(ids(movedTo(all, 5, { parentId: 0, place: 2 }), 0)).toEqual([1, 4, 5])
  })
})

it('a step goes no further than the end', () => {
  expect(targetOfStep(all, 2, 1)).toEqual({ parentId: 1, place: 1 })
  expect(targetOfStep(all, 2, -1)).toBeUndefined()
  expect(targetOfStep(all, 4, 1)).toBeUndefined()
  expect(targetOfStep(all, 4, -1)).toEqual({ parentId: 0, place: 0 })
})
