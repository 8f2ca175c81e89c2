import { fen } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { matrixNow, matrixOf } from './matrix-copy.ts'
import {
  cellOf,
  changesOf,
  combinationsOf,
  filledDown,
  planMatrix,
  withoutAxis,
  withValues,
} from './matrix.ts'

const value = (text: string) => ({ value: text, valueEn: '', swatch: null })
const axes = [
  { key: '颜色', keyEn: 'Colour', values: [value('白'), value('黑')] },
  { key: '容量', keyEn: '', values: [value('1L'), value('2L')] },
]
const sku = (...values: string[]) => ({
  productSn: values.join('-'),
  values,
  attrs: [],
  pic: { url: `/pictures/${values.join('')}.webp`, width: 1, height: 1, color: '' },
  listPrice: fen(25_900),
  salePrice: fen(19_900),
  onHand: 7,
  reserved: 1,
  barcode: '6901234567892',
  weightG: 900,
  isClosed: false,
  version: 3,
})

it('begins with prices, weights and pictures of the others, not with what is theirs alone', () => {
  const matrix = matrixOf({ axes, skus: [sku('白', '1L'), sku('黑', '2L')] })
  const typed = {
    salePrice: '199.00',
    listPrice: '259.00',
    weightG: '900',
    onHand: '',
    productSn: '',
    barcode: '',
  }
  expect(cellOf(matrix, ['黑', '2L'])).toMatchObject({
    ...typed,
    pic: { url: '/pictures/黑2L.webp' },
  })
})

it('sells what the others sell, once it has stock', () => {
  const matrix = matrixOf({ axes, skus: [sku('白', '1L'), sku('黑', '2L')] })
  expect(combinationsOf(matrix.axes).map((values) => cellOf(matrix, values).isOff)).toEqual([
    false,
    true,
    true,
    false,
  ])
  const stocked = planMatrix(filledDown(matrix, 'onHand', '5', false))
  expect(stocked.problems).toEqual([])
  expect(stocked.skus.map(({ values }) => values.join(''))).toEqual(['白1L', '黑2L'])
})

it('is empty for goods that are no copy', () => {
  expect(planMatrix(matrixOf(undefined)).skus).toHaveLength(1)
})

it('does not begin with what the others sell no more', () => {
  const closed = { ...sku('黑', '2L'), isClosed: true }
  const matrix = matrixOf({ axes, skus: [sku('白', '1L'), closed] })
  expect(cellOf(matrix, ['黑', '2L']).isOff).toBe(true)
})

it('of goods that are there names every SKU, closed ones too, and makes new ones of what is sold', () => {
  const open = { ...sku('白', '1L'), productSn: 'K-1' }
  const closed = { ...sku('黑', '2L'), productSn: 'K-2', isClosed: true }
  const now = matrixNow({ axes, skus: [open, closed] })
  expect(planMatrix(now).problems).toEqual([])
  expect(changesOf(now).map(({ was, isClosed }) => [was, isClosed])).toEqual([
    ['K-1', false],
    ['K-2', true],
  ])
  const wide = withValues(now, 0, [...axes[0]!.values, value('红')])
  // Nothing of 2L is sold but what is closed, nothing of black but that.
  expect(changesOf(wide).map(({ values }) => values.join(''))).toEqual(['白1L', '黑2L', '红1L'])
  const axis = { key: '款', keyEn: '', values: [] }
  const wider = withValues({ ...now, axes: [...axes, axis] }, 2, [value('A'), value('B')])
  const priced = filledDown(filledDown(wider, 'salePrice', '88', true), 'onHand', '1', false)
  expect(changesOf(priced).slice(0, 2)).toMatchObject([
    { was: 'K-1', values: ['白', '1L', 'A'], salePrice: 19_900, onHand: 7 },
    { was: '', values: ['白', '1L', 'B'], salePrice: 8800, onHand: 1, isClosed: false },
  ])
  // Without the option again they are what they were.
  expect(changesOf(withoutAxis(priced, 2))).toEqual(changesOf(now))
})
