import { importColumns } from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columns, headKey } from './columns.rules.ts'
import { guessed } from './mapping-guess.rules.ts'
import { headsOf, optionsOf, saidByHeads, shownHeads, wrongIn } from './mapping.rules.ts'
import { readingOf, saidIn } from './reading.rules.ts'
import { saidGroup, tableRows } from './rows.rules.ts'

const flat = (columns: readonly { place: number; column: (typeof importColumns)[number] }[]) =>
  ({ layout: 'flat', groupBy: null, columns }) as const

describe('headings of a table', () => {
  it('tell all columns apart, whatever they are, and are the same each time', () => {
    const head = fc.oneof(
      fc.constantFrom('', '价格', '价格*', 'Ａ', 'a', '价格 [C]', 3),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.array(head, { maxLength: 256 }), (heads) => {
        const shown = shownHeads(heads)
        expect(new Set(shown.map(headKey)).size).toBe(heads.length)
        expect(shownHeads(heads)).toEqual(shown)
      }),
      { numRuns: 60 },
    )
    expect(shownHeads(['', '价格', '价格', ''])).toEqual(['[A]', '价格', '价格 [C]', '[D]'])
  })

  it('are known again in another order, and not without one of them', () => {
    expect(headsOf(['款号', '', '价格'])).toEqual(headsOf(['价格 ', '款号*']))
    expect(headsOf(['款号', '价格'])).not.toEqual(headsOf(['款号']))
  })

  it('are read where somebody said that they stand', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...importColumns], { minLength: 2 }), (names) => {
        const heads = names.map(() => '同名')
        const said = flat(names.map((column, place) => ({ place, column })))
        const mapping = { id: 1, name: 'a', ...saidByHeads(said, heads) }
        const cells = names.map((_, place) => `9${place}`)
        const read = saidIn(cells, readingOf('mapped', heads, mapping))
        for (const [place, name] of names.entries())
          if (name !== 'axis1') expect([name, read[name]]).toEqual([name, cells[place]])
      }),
      { numRuns: 40 },
    )
  })
})

describe('a mapping', () => {
  it('says at which field it is wrong', () => {
    const code = { place: 0, column: 'code' } as const
    const sn = { place: 1, column: 'productSn' } as const
    const grouped = { layout: 'grouped', groupBy: 0, columns: [sn] } as const
    expect(wrongIn(flat([code]), 2)).toBeUndefined()
    expect(wrongIn(flat([sn]), 2)).toBe('code')
    expect(wrongIn(flat([code, { place: 1, column: 'code' }]), 2)).toBe('columns')
    expect(wrongIn(flat([code, { place: 0, column: 'title' }]), 2)).toBe('columns')
    expect(wrongIn(flat([code, { place: 2, column: 'title' }]), 2)).toBe('columns')
    expect(wrongIn(grouped, 2)).toBeUndefined()
    expect(wrongIn({ ...grouped, groupBy: null }, 2)).toBe('groupBy')
    expect(wrongIn({ ...grouped, groupBy: 2 }, 2)).toBe('groupBy')
    expect(wrongIn({ ...flat([sn]), layout: 'stock' }, 2)).toBe('onHand')
    expect(wrongIn({ ...flat([sn, code]), layout: 'stock' }, 2)).toBe('columns')
  })

  it('names options by their cells or by their heading, and goes on below an empty key', () => {
    expect(optionsOf('颜色:白;尺码：M', '规格')).toEqual([
      { name: '颜色', value: '白' },
      { name: '尺码', value: 'M' },
    ])
    expect(optionsOf('12:30', '时间')).toEqual([{ name: '时间', value: '12:30' }])
    expect(optionsOf('白，大', '规格')).toEqual([{ name: '规格', value: '白，大' }])
    const heads = ['ID', 'Colour', 'Size']
    const said = {
      layout: 'grouped',
      groupBy: 0,
      columns: [
        { place: 1, column: 'value1' },
        { place: 2, column: 'value2' },
      ],
    } as const
    const reading = readingOf('mapped', heads, { id: 1, name: 'a', ...saidByHeads(said, heads) })
    const bodies = [
      ['7', 'White', 'S'],
      ['', 'White', 'M'],
      ['8', '', ''],
    ]
    const rows = tableRows(
      bodies.map((cells, at) => ({ line: at + 2, cells })),
      reading,
    )
    expect(rows.map(({ group }) => group)).toEqual([1, 1, 2])
    expect(saidGroup(rows.slice(0, 2), reading)).toMatchObject({
      key: '7',
      rows: [
        { isSku: true, said: { axis1: 'Colour', value1: 'White', axis2: 'Size', value2: 'S' } },
        { isSku: true, said: { value2: 'M' } },
      ],
    })
  })
})

describe('a guess', () => {
  const guessOf = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) => {
    const { columns: all, layout, groupBy } = guessed(heads, rows)
    return { all: all.map(({ guess }) => guess), layout, groupBy }
  }

  it('knows our own headings and their other names', () => {
    const heads = Object.values(columns).map(({ head }) => head)
    expect(guessOf(heads, []).all).toEqual([...importColumns])
  })

  it('looks at names used elsewhere and at what the cells are, and takes none twice', () => {
    const heads = [
      '商品ID',
      '商品名',
      '规格名称',
      '商品价格(元)',
      '成本价',
      '剩余',
      '库存预警',
      'x',
      '图',
      '',
    ]
    const row = ['1', '壶', '白', '￥１,２９９.00', '3.50', '1,200', '5', '="6901234567892"']
    expect(
      guessOf(heads, [
        [...row, 'https://a.example/1.jpg', ''],
        [...row, '', ''],
      ]),
    ).toEqual({
      all: ['code', 'title', 'value1', 'salePrice', null, 'onHand', null, 'barcode', 'pics'],
      layout: 'grouped',
      groupBy: 0,
    })
    expect(guessOf(['SKU编码', '实盘数量'], [['a', 3]])).toEqual({
      all: ['productSn', 'onHand'],
      layout: 'stock',
      groupBy: null,
    })
  })

  it('has no column twice, whatever a table holds', () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('¥1', '6901234567892', '库存'))
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 12 }), { minLength: 1 }), (table) => {
        const [heads = [], ...rows] = table
        const named = guessed(heads, rows).columns.flatMap(({ guess }) => (guess ? [guess] : []))
        expect(new Set(named).size).toBe(named.length)
      }),
      { numRuns: 60 },
    )
  })
})
