import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cellOf,
  combinationsOf,
  filledDown,
  isKept,
  keyOf,
  planMatrix,
  renamedValue,
  takenCode,
  withCell,
  withValues,
  type Axis,
  type Matrix,
} from './matrix.ts'

const axis = (key: string, ...values: string[]): Axis => ({
  key,
  keyEn: '',
  values: values.map((value) => ({ value, valueEn: '', swatch: null })),
})
const colours = axis('颜色', '白', '黑')
const sizes = axis('容量', '1L', '2L', '3L')
const matrix: Matrix = { axes: [colours, sizes], cells: {} }
const priced = filledDown(filledDown(matrix, 'salePrice', '99', false), 'onHand', '5', false)

describe('combinations', () => {
  it('are every value of one axis with every value of the others, the last turning fastest', () => {
    expect(combinationsOf(matrix.axes).map((values) => values.join(''))).toEqual([
      '白1L',
      '白2L',
      '白3L',
      '黑1L',
      '黑2L',
      '黑3L',
    ])
    expect(combinationsOf([])).toEqual([[]])
  })

  it('are as many as the product of the values, each once', () => {
    const someAxes = fc.array(
      fc.uniqueArray(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 5 }),
      { maxLength: 3 },
    )
    fc.assert(
      fc.property(someAxes, (lists) => {
        const found = combinationsOf(lists.map((values, place) => axis(String(place), ...values)))
        expect(found).toHaveLength(lists.reduce((count, values) => count * values.length, 1))
        expect(new Set(found.map(keyOf)).size).toBe(found.length)
      }),
    )
  })
})

describe('what is typed', () => {
  it('is filled down a column, everywhere or only where nothing is yet', () => {
    const first = withCell(matrix, ['白', '1L'], { salePrice: '88' })
    const gaps = filledDown(first, 'salePrice', '99', true)
    expect(combinationsOf(gaps.axes).map((values) => cellOf(gaps, values).salePrice)).toEqual([
      '88',
      '99',
      '99',
      '99',
      '99',
      '99',
    ])
    const all = filledDown(first, 'salePrice', '99', false)
    expect(
      new Set(combinationsOf(all.axes).map((values) => cellOf(all, values).salePrice)),
    ).toEqual(new Set(['99']))
  })

  it('is kept while a value is away, and goes along with one that is renamed', () => {
    const typed = withCell(matrix, ['黑', '2L'], { barcode: '690' })
    const without: Matrix = { ...typed, axes: [axis('颜色', '白'), sizes] }
    expect(planMatrix(without).skus).toHaveLength(3)
    expect(cellOf({ ...without, axes: matrix.axes }, ['黑', '2L']).barcode).toBe('690')
    const renamed = renamedValue(typed, 0, '黑', '墨黑')
    expect(cellOf(renamed, ['墨黑', '2L']).barcode).toBe('690')
    expect(combinationsOf(renamed.axes)[3]).toEqual(['墨黑', '1L'])
  })
})

describe('a SKU that is there', () => {
  const own = { was: 'K-1', productSn: 'K-1', salePrice: '9', onHand: '3' }
  const kept = withCell(matrix, ['黑', '2L'], own)

  it('keeps its values, under whatever name, and its price and stock', () => {
    expect([isKept(kept, 0, '黑'), isKept(kept, 0, '白'), isKept(kept, 1, '2L')]).toEqual([
      true,
      false,
      true,
    ])
    const renamed = renamedValue(kept, 0, '黑', '墨黑')
    expect([isKept(renamed, 0, '墨黑'), isKept(renamed, 0, '黑')]).toEqual([true, false])
    const filled = filledDown(filledDown(kept, 'salePrice', '99', false), 'weightG', '5', false)
    expect(cellOf(filled, ['黑', '2L'])).toMatchObject({ salePrice: '9', weightG: '5' })
    expect(cellOf(filled, ['黑', '1L'])).toMatchObject({ salePrice: '99', weightG: '5' })
  })

  it('is of the first value of an option that it gets, even before another one', () => {
    const wide: Matrix = {
      axes: [axis('款'), colours, sizes],
      cells: kept.cells,
    }
    const named = withValues(wide, 0, axis('款', 'A').values)
    expect(cellOf(named, ['A', '黑', '2L'])).toMatchObject(own)
    // Further values take nothing with them.
    const more = withValues(named, 0, axis('款', 'A', 'B').values)
    expect(cellOf(more, ['B', '黑', '2L']).was).toBe('')
    expect(cellOf(more, ['A', '黑', '2L']).was).toBe('K-1')
  })

  it('is told where the server finds its code with another', () => {
    expect(takenCode(kept, 'k-1')).toEqual([
      { name: 'takenCode', values: ['黑', '2L'], field: 'productSn' },
    ])
  })
})

describe('a matrix to save', () => {
  it('is in fen, with the price struck through like the price where none was typed, and without what is not sold', () => {
    const plan = planMatrix(
      withCell(
        withCell(priced, ['白', '1L'], { listPrice: '129.5', weightG: '900' }),
        ['黑', '3L'],
        { isOff: true },
      ),
    )
    expect(plan.problems).toEqual([])
    expect(plan.skus).toHaveLength(5)
    expect(plan.skus[0]).toMatchObject({
      values: ['白', '1L'],
      salePrice: 9900,
      listPrice: 12_950,
      onHand: 5,
      weightG: 900,
    })
    expect(plan.skus[1]).toMatchObject({ salePrice: 9900, listPrice: 9900, weightG: 0 })
  })

  it.each([
    [
      'a price of nothing',
      withCell(priced, ['白', '1L'], { salePrice: '0' }),
      { name: 'badPrice', field: 'salePrice' },
    ],
    [
      'a price of three decimals',
      withCell(priced, ['白', '1L'], { listPrice: '1.234' }),
      { name: 'badPrice', field: 'listPrice' },
    ],
    [
      'half a unit',
      withCell(priced, ['白', '1L'], { onHand: '0.5' }),
      { name: 'badStock', field: 'onHand' },
    ],
    [
      'a weight below nothing',
      withCell(priced, ['白', '1L'], { weightG: '-1' }),
      { name: 'badWeight', field: 'weightG' },
    ],
    [
      'a code with a space',
      withCell(priced, ['白', '1L'], { productSn: 'A 1' }),
      { name: 'badCode', field: 'productSn' },
    ],
  ])('is not sent with %s, and says where', (_, wrong, problem) => {
    expect(planMatrix(wrong).problems).toEqual([{ values: ['白', '1L'], ...problem }])
  })

  it('is not sent with one code twice, an axis without a name or twice, or nothing to sell', () => {
    const twice = withCell(withCell(priced, ['白', '1L'], { productSn: 'K-1' }), ['黑', '1L'], {
      productSn: 'K-1 ',
    })
    expect(planMatrix(twice).problems.map(({ name }) => name)).toEqual(['sameCode', 'sameCode'])
    const namesOf = (axes: readonly Axis[]) =>
      planMatrix({ ...priced, axes }).problems.map(({ name }) => name)
    expect(namesOf([{ ...colours, key: ' ' }, sizes])).toContain('noAxisName')
    expect(namesOf([colours, { ...sizes, key: '颜色' }])).toContain('sameAxis')
    const off = combinationsOf(priced.axes).reduce(
      (next, values) => withCell(next, values, { isOff: true }),
      priced,
    )
    expect(planMatrix(off).problems).toEqual([{ name: 'noneSold' }])
  })

  it('without axes is one SKU', () => {
    const plain = withCell({ axes: [], cells: {} }, [], { salePrice: '10', onHand: '1' })
    expect(planMatrix(plain)).toMatchObject({
      problems: [],
      axes: [],
      skus: [{ values: [], salePrice: 1000, onHand: 1 }],
    })
  })
})
