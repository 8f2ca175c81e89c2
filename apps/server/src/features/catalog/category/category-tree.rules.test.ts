import { maxCategoryLevels } from '@mallard/contract/catalog/catalog/category.codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchOf, levelOf, orderAfter, placeFault, type Placed } from './category-tree.rules.ts'

/** 1 › 2 › 3 and 4, as the shop shows them. */
const tree: readonly Placed[] = [
  { id: 1, parentId: 0, name: '厨房' },
  { id: 2, parentId: 1, name: '壶' },
  { id: 3, parentId: 2, name: '细口壶' },
  { id: 4, parentId: 0, name: '个护' },
]

describe('a category', () => {
  it.each([
    ['beside others of its level', { parentId: 0, name: '清洁' }, undefined],
    ['on the last level', { parentId: 2, name: '电水壶' }, undefined],
    ['below the last level', { parentId: 3, name: '银嘴' }, 'deep'],
    ['under a parent that is not there', { parentId: 9, name: '清洁' }, 'noParent'],
    ['beside one of its name', { parentId: 0, name: '厨房' }, 'taken'],
    ['beside one that looks the same', { parentId: 0, name: ' 厨\u200b房' }, 'taken'],
    ['of a name that stands elsewhere', { parentId: 4, name: '壶' }, undefined],
  ] as const)('is made %s, or not', (_, wanted, fault) => {
    expect(placeFault(tree, wanted)).toBe(fault)
  })

  it.each([
    ['below itself', { id: 1, parentId: 3, name: '厨房' }, 'inside'],
    ['into itself', { id: 2, parentId: 2, name: '壶' }, 'inside'],
    ['with what is below it, too deep', { id: 1, parentId: 4, name: '厨房' }, 'deep'],
    ['with what is below it, just so', { id: 2, parentId: 4, name: '壶' }, undefined],
    ['to where it stands', { id: 2, parentId: 1, name: '壶' }, undefined],
  ] as const)('is moved %s, or not', (_, wanted, fault) => {
    expect(placeFault(tree, wanted)).toBe(fault)
  })
})

describe('moves that are allowed', () => {
  const move = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    parentId: fc.integer({ min: 0, max: 12 }),
    place: fc.integer({ min: 0, max: 12 }),
  })

  it('keep a tree: everything is reached from the top, on few levels, and nothing is lost or doubled', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        let all: Placed[] = Array.from({ length: 12 }, (_, place) => ({
          id: place + 1,
          parentId: 0,
          name: `c${place}`,
        }))
        for (const { id, parentId, place } of moves) {
          const moved = all.find((each) => each.id === id)!
          if (placeFault(all, { ...moved, parentId })) continue
          const order = orderAfter(all, id, parentId, place)
          expect(new Set(order).size).toBe(order.length)
          const rest = all.filter((each) => !order.includes(each.id))
          all = [
            ...rest,
            ...order.map((each) => ({ ...all.find((one) => one.id === each)!, parentId })),
          ]
        }
        const tops = all.filter(({ parentId }) => parentId === 0)
        const reached = tops.flatMap(({ id }) => branchOf(all, id))
        expect(reached.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 12 }, (_, place) => place + 1),
        )
        expect(Math.max(...all.map(({ id }) => levelOf(all, id)))).toBeLessThanOrEqual(
          maxCategoryLevels,
        )
      }),
    )
  })

  it('put a category behind as many of the others as was asked, or last', () => {
    expect(orderAfter(tree, 4, 0, 0)).toEqual([4, 1])
    expect(orderAfter(tree, 1, 0, 1)).toEqual([4, 1])
    expect(orderAfter(tree, 3, 0, 1)).toEqual([1, 3, 4])
    expect(orderAfter(tree, 3, 0, 99)).toEqual([1, 4, 3])
  })
})
