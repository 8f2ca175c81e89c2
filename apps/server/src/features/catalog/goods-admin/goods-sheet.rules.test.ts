import { describe, expect, it } from 'vitest'
import { attrCell, pathsOf, wholeGoods } from './goods-sheet.rules.ts'

describe('the table of goods', () => {
  it('names a category with all that stands above it', () => {
    const paths = pathsOf([
      { id: 3, parent_id: 2, name: '细口壶' },
      { id: 2, parent_id: 1, name: '水壶' },
      { id: 1, parent_id: null, name: '厨房' },
    ])
    expect([paths.get(1), paths.get(3)]).toEqual(['厨房', '厨房 / 水壶 / 细口壶'])
  })

  it('is cut between goods, never inside of one', () => {
    const rows = [1, 1, 2, 3, 3, 3].map((goodsId) => ({ goodsId }))
    const ids = (max: number) => wholeGoods(rows, max).map(({ goodsId }) => goodsId)
    expect(ids(6)).toEqual([1, 1, 2, 3, 3, 3])
    expect(ids(5)).toEqual([1, 1, 2])
    expect(ids(3)).toEqual([1, 1, 2])
    expect(ids(2)).toEqual([1, 1])
  })

  it('writes what a SKU differs by into one cell', () => {
    expect(attrCell([])).toBe('')
    expect(
      attrCell([
        { key: '颜色', value: '云白' },
        { key: '容量', value: '1升' },
      ]),
    ).toBe('颜色=云白; 容量=1升')
  })
})
