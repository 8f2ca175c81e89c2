import { noChoices } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { fen } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChange } from './change.rules.ts'
import type { GoodsDraft, SkuDraft } from './draft.rules.ts'
import type { World } from './plan.rules.ts'

const pic = { url: '/pictures/a.webp', width: 1, height: 1, color: '#eee' }
const skuOf = (productSn: string, value: string) => ({
  productSn,
  values: [value],
  attrs: [{ key: '颜色', value }],
  pic,
  listPrice: fen(20_000),
  salePrice: fen(20_000),
  onHand: 48,
  reserved: 5,
  barcode: '',
  weightG: 900,
  isClosed: false,
  version: 3,
})
const goods: AdminGoodsDetail = {
  itemId: 1,
  code: 'K',
  title: '壶',
  titleEn: '',
  subTitle: '',
  subTitleEn: '',
  brand: '',
  categoryId: 7,
  tags: [],
  pics: [pic],
  video: null,
  freightTemplateId: 9,
  axes: [
    {
      key: '颜色',
      keyEn: 'Colour',
      values: [
        { value: '白', valueEn: 'White', swatch: null },
        { value: '黑', valueEn: 'Black', swatch: null },
      ],
    },
  ],
  params: [],
  detailHtml: '',
  detailHtmlEn: '',
  maxPerUser: 0,
  returnPolicy: { days: 7 },
  isReturnUnsure: false,
  tax: null,
  listBasis: 'none',
  listBasisNote: '',
  listBasisNoteEn: '',
  onSale: true,
  shelfPlan: { onAt: null, offAt: null, problem: null, version: 0 },
  archivedAt: null,
  version: 4,
  skus: [skuOf('K-1', '白'), skuOf('K-2', '黑')],
}
const world: World = {
  categories: new Map(),
  categoryPaths: new Map(),
  freights: new Map(),
  freightNames: new Map(),
  pictures: new Map(),
  pictureProblems: new Map(),
  toDoPicture: '',
  chosen: noChoices,
}
const said = (productSn: string, more: Partial<SkuDraft> = {}): SkuDraft => ({
  line: 2,
  productSn,
  axes: [],
  barcode: undefined,
  salePrice: undefined,
  listPrice: undefined,
  onHand: undefined,
  weightG: undefined,
  pic: undefined,
  ...more,
})
const draftOf = (skus: readonly SkuDraft[], more: Partial<GoodsDraft> = {}): GoodsDraft => ({
  line: 2,
  key: 'k',
  code: 'K',
  title: undefined,
  titleEn: undefined,
  subTitle: undefined,
  category: undefined,
  brand: undefined,
  tags: undefined,
  pics: undefined,
  detailHtml: undefined,
  freight: undefined,
  maxPerUser: undefined,
  returns: undefined,
  tax: undefined,
  listBasis: undefined,
  onSale: undefined,
  skus,
  ...more,
})
const plan = (draft: GoodsDraft, seen = new Map<number, number>()) =>
  planChange(draft, goods, world, seen)

describe('a change of goods by table', () => {
  it('of nothing but a code changes nothing', () =>
    expect(plan(draftOf([said('k-1')]))).toMatchObject({
      words: undefined,
      matrix: undefined,
      figures: [],
      outcomes: [{ state: 'same' }],
    }))

  it('moves stock by what the check showed, never below what orders keep', () => {
    const units = fc.integer({ min: 0, max: 200 })
    fc.assert(
      fc.property(units, units, (counted, seen) => {
        const planned = plan(draftOf([said('K-1', { onHand: counted })]), new Map([[2, seen]]))
        const after = 48 + counted - seen
        expect(planned).toMatchObject(
          after < 5
            ? { faults: [{ problem: 'belowReserved' }] }
            : { figures: counted === seen ? [] : [{ onHand: after, onHandSeen: 48 }] },
        )
      }),
    )
  })

  it('keeps every SKU, adds new ones behind with their English left to the page', () => {
    const red = said('K-3', {
      line: 3,
      axes: [{ key: '颜色', value: '红' }],
      salePrice: 100,
      onHand: 1,
    })
    const planned = plan(draftOf([said('K-2', { weightG: 1 }), red]))
    if ('faults' in planned) throw new Error(JSON.stringify(planned.faults))
    expect(
      planned.matrix?.skus.map(({ was, productSn, weightG }) => [was, productSn, weightG]),
    ).toEqual([
      ['K-1', 'K-1', 900],
      ['K-2', 'K-2', 1],
      ['', 'K-3', 0],
    ])
    expect(planned.matrix?.axes[0]?.values.at(-1)).toEqual({
      value: '红',
      valueEn: '',
      swatch: null,
    })
    expect(planned.outcomes.map(({ state }) => state)).toEqual(['changed', 'new'])
  })

  it('knows a SKU without a code by its options', () => {
    const black = said('', { axes: [{ key: '颜色', value: '黑' }], salePrice: 100 })
    expect(plan(draftOf([black]))).toMatchObject({
      figures: [{ productSn: 'K-2', salePrice: 100 }],
      outcomes: [{ state: 'changed' }],
    })
  })

  it.each<[string, SkuDraft, string]>([
    ['other options', said('K-1', { axes: [{ key: '容量', value: '1升' }] }), 'optionsDiffer'],
    ['another value', said('K-1', { axes: [{ key: '颜色', value: '黑' }] }), 'valuesDiffer'],
    ['a list price without a basis', said('K-1', { listPrice: 30_000 }), 'listNoBasis'],
    [
      'a new code for options that have one',
      said('K-9', { axes: [{ key: '颜色', value: '白' }], salePrice: 1, onHand: 1 }),
      'optionsTaken',
    ],
    ['a new SKU without its options', said('K-9', { salePrice: 1, onHand: 1 }), 'optionsDiffer'],
    [
      'a new SKU without a price',
      said('K-9', { axes: [{ key: '颜色', value: '红' }], onHand: 1 }),
      'required',
    ],
  ])('refuses %s', (_, sku, problem) =>
    expect(plan(draftOf([sku]))).toMatchObject({ faults: [{ problem }] }),
  )
})
