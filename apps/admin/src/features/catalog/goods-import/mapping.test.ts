import type { TableColumns } from '@mallard/contract/catalog/goods-import/import-mapping.calls'
import { describe, expect, it } from 'vitest'
import { draftFrom, faultsIn, mappedIn } from './mapping.ts'

const table: TableColumns = {
  columns: [
    { place: 0, head: '款', samples: ['A'], guess: 'code' },
    { place: 1, head: '价', samples: ['9'], guess: 'salePrice' },
    { place: 2, head: '余', samples: ['3'], guess: null },
  ],
  layout: 'flat',
  groupBy: null,
  name: '表',
  kept: [],
}

describe('a mapping', () => {
  it('begins with the guess, and says what it lacks', () => {
    const draft = draftFrom(table)
    expect(mappedIn(draft).columns).toEqual([
      { place: 0, column: 'code' },
      { place: 1, column: 'salePrice' },
    ])
    expect(faultsIn(draft)).toMatchObject({ must: [], whenNew: ['title'], isWrong: false })
    const twice = { ...draft, picks: new Map([...draft.picks, [2, 'code'] as const]) }
    expect(faultsIn(twice)).toMatchObject({ twice: ['code'], isWrong: true })
    expect(faultsIn({ ...draft, layout: 'grouped' })).toMatchObject({ isUngrouped: true })
  })

  it('of a count leaves out what speaks of goods', () => {
    const draft = { ...draftFrom(table), layout: 'stock', groupBy: 0 } as const
    expect(mappedIn(draft)).toEqual({ layout: 'stock', groupBy: null, columns: [] })
    expect(faultsIn(draft)).toMatchObject({ must: ['productSn', 'onHand'], whenNew: [] })
  })

  it('begins with a kept one as far as the table has its columns', () => {
    const kept = {
      id: 4,
      name: '旧系统',
      version: 2,
      layout: 'grouped',
      groupBy: 0,
      columns: [{ place: 2, column: 'onHand' }],
      lacking: ['品名'],
    } as const
    const draft = draftFrom(table, { ...kept, columns: [...kept.columns], lacking: ['品名'] })
    expect(draft).toMatchObject({ name: '旧系统', keptId: 4, layout: 'grouped', groupBy: 0 })
    expect([...draft.picks]).toEqual([[2, 'onHand']])
  })
})
