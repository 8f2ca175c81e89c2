import type {
  AdminGoodsDetail,
  AdminSku,
} from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Axis, MatrixChange } from '@mallard/contract/catalog/catalog/goods-create.fields'
import type { KeptWhy } from '@mallard/contract/catalog/goods-import/import-after.codes'
import type { GoodsWords } from '#features/catalog/goods-admin/index.ts'
import type { FigureChange } from './change.rules.ts'
import { type ColumnName, columns } from './columns.rules.ts'

type Pair<T> = readonly [before: T, after: T]

/** What a table can say of goods, and what hangs on that. */
type Words = Omit<GoodsWords, 'video' | 'detailHtmlEn'>

interface SkuFields {
  /** Fen. */
  readonly salePrice: number
  readonly listPrice: number
  readonly onHand: number
  readonly weightG: number
  readonly barcode: string
  readonly pic: string
}
type SkuField = keyof SkuFields

interface SkuUndo {
  readonly productSn: string
  /** Whether the import made it. */
  readonly isAdded: boolean
  readonly changed: { readonly [K in SkuField]?: Pair<SkuFields[K]> }
}

/** What an import did to goods: what was there before, and what it left. */
export interface Undo {
  /** Whether it made them. */
  readonly isNew: boolean
  /** Of the goods, as it left them; null: it counted stock alone. */
  readonly version: number | null
  readonly words: { readonly [K in keyof Words]?: Pair<Words[K]> }
  readonly skus: readonly SkuUndo[]
}

/** What could not be taken back, and why; in English, where that differs. */
export interface Kept {
  readonly why: KeptWhy
  readonly what: string
  readonly whatEn?: string
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const wordColumns = {
  title: 'title',
  titleEn: 'titleEn',
  subTitle: 'subTitle',
  subTitleEn: 'subTitle',
  brand: 'brand',
  categoryId: 'category',
  tags: 'tags',
  pics: 'pics',
  params: 'detailHtml',
  detailHtml: 'detailHtml',
  maxPerUser: 'maxPerUser',
  returnPolicy: 'returns',
  tax: 'taxCode',
  listBasis: 'listBasis',
  listBasisNote: 'listBasis',
  listBasisNoteEn: 'listBasis',
  freightTemplateId: 'freight',
} as const satisfies Readonly<Record<keyof Words, ColumnName>>
const wordNames = Object.keys(wordColumns) as (keyof Words)[]

const wordsOf = ({ pics, ...goods }: AdminGoodsDetail): Words => ({
  title: goods.title,
  titleEn: goods.titleEn,
  subTitle: goods.subTitle,
  subTitleEn: goods.subTitleEn,
  brand: goods.brand,
  categoryId: goods.categoryId,
  tags: goods.tags,
  pics: pics.map(({ url }) => url),
  params: goods.params,
  detailHtml: goods.detailHtml,
  maxPerUser: goods.maxPerUser,
  returnPolicy: goods.returnPolicy,
  tax: goods.tax,
  listBasis: goods.listBasis,
  listBasisNote: goods.listBasisNote,
  listBasisNoteEn: goods.listBasisNoteEn,
  freightTemplateId: goods.freightTemplateId,
})

const fieldsOf = (sku: AdminSku): SkuFields => ({
  salePrice: sku.salePrice,
  listPrice: sku.listPrice,
  onHand: sku.onHand,
  weightG: sku.weightG,
  barcode: sku.barcode,
  pic: sku.pic.url,
})
const skuFields = ['salePrice', 'listPrice', 'onHand', 'weightG', 'barcode', 'pic'] as const

/** The fields of two states that differ, each with both. */
function pairsOf<T extends object>(before: T, after: T, names: readonly (keyof T)[]) {
  const pairs: { [K in keyof T]?: Pair<T[K]> } = {}
  for (const name of names)
    if (!isEqual(before[name], after[name])) pairs[name] = [before[name], after[name]]
  return pairs
}

/** What was done to goods between two moments. */
export function undoOf(before: AdminGoodsDetail, after: AdminGoodsDetail): Undo {
  const olds = new Map(before.skus.map((sku) => [sku.productSn, fieldsOf(sku)]))
  return {
    isNew: false,
    version: after.version,
    words: pairsOf(wordsOf(before), wordsOf(after), wordNames),
    skus: after.skus.flatMap((sku): SkuUndo[] => {
      const { productSn } = sku
      const now = fieldsOf(sku)
      const old = olds.get(productSn)
      const changed = pairsOf(old ?? now, now, skuFields)
      return old && Object.keys(changed).length === 0
        ? []
        : [{ productSn, isAdded: old === undefined, changed }]
    }),
  }
}

/** Two things that an import did one after the other, as one. */
export function joinUndo(first: Undo, then: Undo): Undo {
  const join = <T extends object>(one: T, other: T): T => {
    const both = Object.entries(other).map(([name, pair]) => {
      const [before] = (one as Readonly<Record<string, Pair<unknown>>>)[name] ?? pair
      return [name, [before, pair[1]]]
    })
    return { ...one, ...(Object.fromEntries(both) as Partial<T>) }
  }
  const later = new Map(then.skus.map((sku) => [sku.productSn, sku]))
  const firsts = first.skus.map((sku) => {
    const next = later.get(sku.productSn)
    later.delete(sku.productSn)
    return next ? { ...sku, changed: join(sku.changed, next.changed) } : sku
  })
  return {
    isNew: first.isNew,
    version: then.version ?? first.version,
    words: join(first.words, then.words),
    skus: [...firsts, ...later.values()],
  }
}

interface BackPlan {
  /** Undefined where these stay as they are. */
  readonly words: GoodsWords | undefined
  readonly matrix: { readonly axes: Axis[]; readonly skus: MatrixChange[] } | undefined
  readonly figures: readonly FigureChange[]
  readonly kept: readonly Kept[]
}

/** How goods that an import changed become what they were: what somebody changed since stays so. */
export function planBack({ words: said, skus }: Undo, goods: AdminGoodsDetail): BackPlan {
  const kept: Kept[] = []
  const now = wordsOf(goods)
  const words = { ...now }
  for (const name of wordNames) {
    const pair = said[name]
    const done = pair && backTo(now[name], pair)
    if (done === 'touched') kept.push({ why: 'touched', what: columns[wordColumns[name]].head })
    else if (done) Object.assign(words, { [name]: done.value })
  }
  const known = new Map(goods.skus.map((sku) => [sku.productSn, sku]))
  const restored = new Map<string, SkuFields>()
  const closing = new Set<string>()
  for (const { productSn, isAdded, changed } of skus) {
    const sku = known.get(productSn)
    if (!sku) kept.push({ why: 'touched', what: productSn })
    else if (isAdded) closing.add(productSn)
    else restored.set(productSn, skuBack(sku, changed, kept))
  }
  const isLast = goods.skus.every((sku) => sku.isClosed || closing.has(sku.productSn))
  if (isLast && closing.size > 0) {
    kept.push({ why: 'lastSku', what: [...closing].join(', ') })
    closing.clear()
  }
  const matrix = goods.skus.map((sku): MatrixChange => {
    const fields = restored.get(sku.productSn) ?? fieldsOf(sku)
    const { weightG, barcode, pic } = fields
    return {
      was: sku.productSn,
      productSn: sku.productSn,
      values: sku.values,
      salePrice: sku.salePrice,
      listPrice: sku.listPrice,
      onHand: sku.onHand,
      weightG,
      barcode,
      pic,
      isClosed: sku.isClosed || closing.has(sku.productSn),
    }
  })
  const isOther = goods.skus.some((sku, place) => {
    const { isClosed, weightG, barcode, pic } = matrix[place]!
    const isSame = weightG === sku.weightG && barcode === sku.barcode && pic === sku.pic.url
    return isClosed !== sku.isClosed || !isSame
  })
  return {
    words: isEqual(words, now) ? undefined : words,
    matrix: isOther ? { axes: goods.axes, skus: matrix } : undefined,
    figures: goods.skus.flatMap((sku) => {
      const { salePrice, listPrice, onHand } = restored.get(sku.productSn) ?? sku
      const isSame =
        salePrice === sku.salePrice && listPrice === sku.listPrice && onHand === sku.onHand
      const { productSn, onHand: onHandSeen } = sku
      return isSame ? [] : [{ line: 0, productSn, salePrice, listPrice, onHand, onHandSeen }]
    }),
    kept,
  }
}

/** What a field becomes again; undefined: it is that already. */
function backTo<T>(
  now: T,
  [before, after]: Pair<T>,
): { readonly value: T } | 'touched' | undefined {
  if (isEqual(now, before)) return undefined
  return isEqual(now, after) ? { value: before } : 'touched'
}

function skuBack(sku: AdminSku, changed: SkuUndo['changed'], kept: Kept[]): SkuFields {
  const now = fieldsOf(sku)
  const back: Record<string, unknown> = { ...now }
  const { productSn } = sku
  for (const name of skuFields) {
    const pair = changed[name] as Pair<string | number> | undefined
    if (!pair || name === 'onHand') continue
    const done = backTo<string | number>(now[name], pair)
    if (done === 'touched')
      kept.push({ why: 'touched', what: `${productSn} ${columns[name].head}` })
    else if (done) back[name] = done.value
  }
  if (changed.onHand) {
    const [before, after] = changed.onHand
    const wanted = now.onHand - (after - before)
    const min = Math.min(now.onHand, sku.reserved)
    back['onHand'] = Math.max(min, wanted)
    if (wanted < min) kept.push({ why: 'stockUsed', what: productSn })
  }
  return back as unknown as SkuFields
}

/** Whether goods that an import made are as it left them. */
export function isUntouched({ version, skus }: Undo, goods: AdminGoodsDetail): boolean {
  const left = new Map(skus.map(({ productSn, changed }) => [productSn, changed]))
  return (
    goods.version === version &&
    goods.skus.every((sku) => {
      const { salePrice, onHand } = left.get(sku.productSn) ?? {}
      return salePrice?.[1] === sku.salePrice && onHand?.[1] === sku.onHand
    })
  )
}
