import type {
  AdminGoodsDetail,
  AdminSku,
} from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { fen } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUntouched, joinUndo, planBack, undoOf } from './undo.rules.ts'

const pic = { url: '/pictures/a.webp', width: 1, height: 1, color: '#ffffff' }
interface SkuSaid extends Partial<Omit<AdminSku, 'salePrice'>> {
  /** Fen. */
  readonly salePrice?: number
}
const skuWith = ({ salePrice = 10_000, ...more }: SkuSaid = {}): AdminSku => ({
  productSn: 'A-1',
  values: ['白'],
  attrs: [],
  pic,
  listPrice: fen(20_000),
  salePrice: fen(salePrice),
  onHand: 10,
  reserved: 0,
  barcode: '',
  weightG: 100,
  isClosed: false,
  version: 1,
  ...more,
})
const goodsWith = (more: Partial<AdminGoodsDetail> = {}): AdminGoodsDetail => ({
  itemId: 1,
  code: 'A',
  title: '壶',
  titleEn: '',
  subTitle: '',
  subTitleEn: '',
  brand: '',
  categoryId: 1,
  tags: [],
  pics: [pic],
  freightTemplateId: 1,
  axes: [],
  params: [],
  detailHtml: '',
  detailHtmlEn: '',
  video: null,
  maxPerUser: 0,
  returnPolicy: { days: 7 },
  isReturnUnsure: false,
  tax: null,
  listBasis: 'none',
  listBasisNote: '',
  listBasisNoteEn: '',
  onSale: false,
  shelfPlan: { onAt: null, offAt: null, problem: null, version: 0 },
  archivedAt: null,
  version: 1,
  skus: [skuWith()],
  ...more,
})
/** Goods after `planBack` was written. */
function written(goods: AdminGoodsDetail, plan: ReturnType<typeof planBack>): AdminGoodsDetail {
  const figures = new Map(plan.figures.map((each) => [each.productSn, each]))
  const matrix = new Map(plan.matrix?.skus.map((each) => [each.productSn, each]))
  const { pics, ...words } = plan.words ?? { pics: goods.pics.map(({ url }) => url) }
  return {
    ...goods,
    ...(words as Partial<AdminGoodsDetail>),
    pics: pics.map((url) => ({ ...pic, url })),
    skus: goods.skus.map((sku) => {
      const { salePrice, listPrice, onHand } = figures.get(sku.productSn) ?? sku
      const { weightG, barcode, isClosed } = matrix.get(sku.productSn) ?? sku
      const prices = { salePrice: fen(salePrice), listPrice: fen(listPrice) }
      return { ...sku, ...prices, onHand, weightG, barcode, isClosed }
    }),
  }
}

const someSku = fc.record({
  salePrice: fc.integer({ min: 1, max: 4 }),
  onHand: fc.integer({ min: 0, max: 9 }),
  weightG: fc.integer({ min: 0, max: 2 }),
  barcode: fc.constantFrom('', '690'),
})
const someGoods = fc
  .record({ title: fc.constantFrom('壶', '杯'), maxPerUser: fc.integer({ min: 0, max: 2 }) })
  .chain((words) => someSku.map((sku) => goodsWith({ ...words, skus: [skuWith(sku)] })))

describe('taking back', () => {
  it('makes of goods what they were, where nobody changed them since', () => {
    fc.assert(
      fc.property(someGoods, someGoods, (before, after) => {
        const plan = planBack(undoOf(before, after), after)
        expect(plan.kept).toEqual([])
        expect(written(after, plan)).toEqual(before)
      }),
    )
  })

  it('goes over two steps at once', () => {
    fc.assert(
      fc.property(someGoods, someGoods, someGoods, (first, then, last) => {
        const undo = joinUndo(undoOf(first, then), undoOf(then, last))
        expect(written(last, planBack(undo, last))).toEqual(first)
      }),
    )
  })

  it('leaves what somebody changed since, and says so', () => {
    const undo = undoOf(
      goodsWith(),
      goodsWith({ title: '新壶', brand: 'X', skus: [skuWith({ salePrice: 9_000, weightG: 5 })] }),
    )
    const now = goodsWith({
      title: '改过',
      brand: 'X',
      skus: [skuWith({ salePrice: 8_000, weightG: 5 })],
    })
    const plan = planBack(undo, now)
    expect(plan.kept).toEqual([
      { why: 'touched', what: '商品名称' },
      { why: 'touched', what: 'A-1 售价' },
    ])
    expect(plan.words).toMatchObject({ title: '改过', brand: '' })
    expect(plan.matrix?.skus[0]).toMatchObject({ weightG: 100 })
    expect(plan.figures).toEqual([])
  })

  it.each([
    // Before, after; now on hand and kept for orders: what is left, and whether all went back.
    [10, 30, 30, 0, 10, true],
    [10, 30, 26, 0, 6, true],
    [10, 30, 25, 12, 12, false],
    [10, 30, 5, 0, 0, false],
    [10, 30, 4, 8, 4, false],
    [30, 10, 7, 7, 27, true],
  ])(
    'moves stock %i → %i, %i on hand with %i kept, to %i',
    (was, left, onHand, reserved, to, all) => {
      const ofStock = (units: number) => goodsWith({ skus: [skuWith({ onHand: units })] })
      const now = goodsWith({ skus: [skuWith({ onHand, reserved })] })
      const plan = planBack(undoOf(ofStock(was), ofStock(left)), now)
      expect(written(now, plan).skus[0]!.onHand).toBe(to)
      expect(plan.kept).toEqual(all ? [] : [{ why: 'stockUsed', what: 'A-1' }])
    },
  )

  it('closes SKUs that were added, unless no other is open', () => {
    const added = skuWith({ productSn: 'A-2', values: ['黑'] })
    const undo = undoOf(goodsWith(), goodsWith({ skus: [skuWith(), added] }))
    const plan = planBack(undo, goodsWith({ skus: [skuWith(), added] }))
    expect(plan.matrix?.skus.map(({ isClosed }) => isClosed)).toEqual([false, true])
    const alone = planBack(undo, goodsWith({ skus: [skuWith({ isClosed: true }), added] }))
    expect(alone).toMatchObject({ matrix: undefined, kept: [{ why: 'lastSku', what: 'A-2' }] })
  })
})

it('new goods are as they were left while nobody wrote to them', () => {
  const made = {
    isNew: true,
    version: 1,
    words: {},
    skus: [
      { productSn: 'A-1', isAdded: true, changed: { salePrice: [1, 10_000], onHand: [10, 10] } },
    ],
  } as const
  expect(isUntouched(made, goodsWith())).toBe(true)
  expect(isUntouched(made, goodsWith({ version: 2 }))).toBe(false)
  expect(isUntouched(made, goodsWith({ skus: [skuWith({ onHand: 9 })] }))).toBe(false)
  expect(isUntouched(made, goodsWith({ skus: [skuWith(), skuWith({ productSn: 'B' })] }))).toBe(
    false,
  )
})
