import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnNames, columns } from './columns.rules.ts'
import { goodsDraft } from './draft.rules.ts'
import { fitting, headFault, ignoredIn, readingOf, saidIn } from './reading.rules.ts'
import { filledRows, saidGroup, tableRows } from './rows.rules.ts'
import { exampleRows, templateColumns } from './template.rules.ts'

describe('a table', () => {
  it('is known by its heading, in any order and however it is written', () => {
    const heads = Object.values(columns).map(({ head }) => head)
    fc.assert(
      fc.property(
        fc.shuffledSubarray(heads, { minLength: heads.length }),
        fc.constantFrom(
          (head: string) => head,
          (head: string) => ` ${head}＊`,
          (head: string) => `${head}*`,
        ),
        (shuffled, written) => {
          const sent = shuffled.map(written)
          expect(fitting(sent)).toEqual({ fits: ['goods'], isSure: true })
          const reading = readingOf('goods', sent)
          expect(ignoredIn(reading)).toEqual([])
          const said = saidIn(shuffled, reading)
          for (const name of columnNames) expect(said[name]).toBe(columns[name].head)
        },
      ),
    )
  })

  it('of a count is one without goods; what else stands there is passed over', () => {
    const heads = ['SKU', '备注', '库存', '售价']
    expect(fitting(heads)).toEqual({ fits: ['stock'], isSure: true })
    const reading = readingOf('stock', heads)
    expect(saidIn(['a', 'b', 3, 4], reading)).toEqual({ productSn: 'a', onHand: 3 })
    expect(ignoredIn(reading)).toEqual(['备注', '售价'])
    expect(fitting(['商品编码', '商品名称']).fits).toEqual([])
  })

  it('names no column twice', () => {
    for (const heads of [
      ['商品编码', 'SKU', 'sku'],
      ['商品编码', '规格编码', '标题', '商品名称'],
    ])
      expect(headFault(readingOf('goods', heads))).toBe('columnTwice')
  })

  it('keeps each row in the goods of its key, and sees a code that was there', () => {
    const body = [
      ['A', 'a1'],
      ['', ''],
      ['B', 'b1'],
      ['a', '="A1"'],
      ['', 'c1'],
    ]
    const rows = tableRows(filledRows(body), readingOf('goods', ['商品编码', '规格编码']))
    expect(rows.map(({ line, group, twiceOf }) => [line, group, twiceOf])).toEqual([
      [2, 1, null],
      [4, 2, null],
      [5, 1, 2],
      [6, 3, null],
    ])
  })

  it('of the example in the template is right', () => {
    const [heads, ...body] = exampleRows
    expect(heads).toEqual(templateColumns.map(({ head }) => head))
    const reading = readingOf('goods', heads!)
    const draft = goodsDraft(saidGroup(tableRows(filledRows(body), reading), reading))
    expect(draft).toMatchObject({
      code: 'KETTLE-01',
      category: ['厨房', '水壶'],
      returns: { days: 7 },
      skus: [{ productSn: 'KETTLE-01-W', salePrice: 19_900 }, { productSn: 'KETTLE-01-B' }],
    })
  })
})
