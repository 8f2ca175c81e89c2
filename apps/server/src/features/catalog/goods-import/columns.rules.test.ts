import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columns, placesOf, recognised, tableRows } from './columns.rules.ts'
import { exampleRows, templateColumns } from './template.rules.ts'
import { goodsDraft } from './draft.rules.ts'

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
          const found = recognised(shuffled.map(written))
          expect(found).toMatchObject({ profile: 'goods', ignored: [] })
          const places = placesOf(shuffled.map(written))
          for (const [name, { head }] of Object.entries(columns))
            expect(places[name as keyof typeof columns]).toBe(shuffled.indexOf(head))
        },
      ),
    )
  })

  it('of a count is one without goods; what else stands there is passed over', () => {
    expect(recognised(['SKU', '备注', '库存', '售价'])).toEqual({
      profile: 'stock',
      places: { productSn: 0, onHand: 2 },
      ignored: ['售价', '备注'],
    })
    expect(recognised(['商品编码', '商品名称'])).toBe('noColumns')
  })

  it('keeps each row in the goods of its key, and sees a code that was there', () => {
    const found = recognised(['商品编码', '规格编码'])
    if (typeof found === 'string') throw new Error(found)
    const rows = tableRows(
      [
        ['A', 'a1'],
        ['', ''],
        ['B', 'b1'],
        ['a', '="A1"'],
        ['', 'c1'],
      ],
      found,
    )
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
    const found = recognised(heads!)
    if (typeof found === 'string') throw new Error(found)
    const draft = goodsDraft(tableRows(body, found), found.places)
    expect(draft).toMatchObject({
      code: 'KETTLE-01',
      category: ['厨房', '水壶'],
      returns: { days: 7 },
      skus: [{ productSn: 'KETTLE-01-W', salePrice: 19_900 }, { productSn: 'KETTLE-01-B' }],
    })
  })
})
