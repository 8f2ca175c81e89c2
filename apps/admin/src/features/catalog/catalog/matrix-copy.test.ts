import { fen } from '@mallard/kernel'
import { expect, it } from 'vitest'
import { matrixOf } from './matrix-copy.ts'
import { cellOf, combinationsOf, filledDown, planMatrix } from './matrix.ts'

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
