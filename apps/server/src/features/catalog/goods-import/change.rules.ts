import type {
  AdminGoodsDetail,
  AdminSku,
} from '@mallard/contract/catalog/catalog/goods-admin.calls'
import type { Axis, MatrixChange } from '@mallard/contract/catalog/catalog/goods-create.fields'
import { returnText } from '@mallard/contract/catalog/catalog/return-policy.codes'
import { rateText, type Tax } from '@mallard/contract/catalog/tax/tax.codes'
import type { GoodsWords } from '#features/catalog/goods-admin/index.ts'
import type { ColumnName, Fault } from './columns.rules.ts'
import {
  type Difference,
  type GoodsDraft,
  type Outcome,
  outcome,
  type SkuDraft,
} from './draft.rules.ts'
import {
  axesOf,
  found,
  isAlike,
  named,
  newSku,
  picturesShown,
  pictureToDo,
  valuesIn,
  type World,
} from './plan.rules.ts'

/** New price and stock of a SKU; `onHand` is what it is to be when there are `onHandSeen` now. */
export interface FigureChange {
  readonly line: number
  readonly productSn: string
  readonly salePrice: number
  readonly listPrice: number
  readonly onHand: number
  readonly onHandSeen: number
}

export type ChangePlan =
  | { readonly faults: readonly Fault[] }
  | {
      /** Undefined where these stay as they are. */
      readonly words: GoodsWords | undefined
      readonly matrix: { readonly axes: Axis[]; readonly skus: MatrixChange[] } | undefined
      readonly figures: readonly FigureChange[]
      readonly outcomes: readonly Outcome[]
    }

const yuan = (fen: number): string => (fen / 100).toFixed(2)

/**
 * What a draft changes of goods that are there. `seen` is what a check saw on hand, by lines: stock
 * moves by as much as it showed, so that what was sold since stays sold.
 */
export function planChange(
  draft: GoodsDraft,
  goods: AdminGoodsDetail,
  world: World,
  seen: ReadonlyMap<number, number>,
): ChangePlan {
  const faults: Fault[] = []
  const ofGoods = wordsOf(draft, goods, world, faults)
  const pairs = pairsOf(draft, goods)
  const axes = axesNow(draft, goods, pairs, faults)
  const basis = ofGoods.words.listBasis
  const rows = pairs.map(({ sku, now }) => {
    const after = figuresOf(sku, now, seen)
    const isListed = now === undefined || after.listPrice !== now.listPrice
    if (basis === 'none' && isListed && after.listPrice > after.salePrice)
      faults.push({ line: sku.line, column: 'listPrice', problem: 'listNoBasis', what: '' })
    const onHand = now ? after.onHand : (sku.onHand ?? world.chosen.onHand ?? undefined)
    for (const [column, value] of [
      ['salePrice', now ? after.salePrice : sku.salePrice],
      ['onHand', onHand],
    ] as const)
      if (value === undefined)
        faults.push({ line: sku.line, column, problem: 'required', what: '' })
    if (now && after.onHand < now.onHand && after.onHand < now.reserved)
      faults.push({
        line: sku.line,
        column: 'onHand',
        problem: 'belowReserved',
        what: String(now.reserved),
      })
    return { sku, now, after, changes: now ? skuDifferences(sku, now, after, world) : [] }
  })
  if (faults.length > 0) return { faults }
  const isSkuChanged = rows.some(
    ({ now, changes }) => !now || changes.some(({ column }) => ofMatrix.has(column)),
  )
  return {
    words: ofGoods.changes.length > 0 ? ofGoods.words : undefined,
    matrix: isSkuChanged ? { axes, skus: matrixOf(goods, rows, axes, world) } : undefined,
    figures: rows.flatMap(({ sku, now, after, changes }) =>
      now && changes.some(({ column }) => !ofMatrix.has(column))
        ? [{ line: sku.line, productSn: now.productSn, ...after, onHandSeen: now.onHand }]
        : [],
    ),
    outcomes: rows.map(({ sku, now, changes }, place) => {
      const all = [...(place === 0 ? ofGoods.changes : []), ...changes]
      const toDo = pictureToDo(sku, draft, world)
      if (!now) return outcome(sku.line, 'new', { ...toDo, changes: place === 0 ? all : [] })
      const seenOnHand = sku.onHand === undefined ? null : now.onHand
      const state = all.length > 0 ? 'changed' : 'same'
      return outcome(sku.line, state, { ...toDo, changes: all, seenOnHand })
    }),
  }
}

const ofMatrix: ReadonlySet<ColumnName> = new Set(['barcode', 'weightG', 'pic'])

interface Pair {
  readonly sku: SkuDraft
  readonly now: AdminSku | undefined
}

/** Rows with the SKUs that they mean: by their codes, or, where they know none, by their options. */
function pairsOf(draft: GoodsDraft, goods: AdminGoodsDetail): Pair[] {
  const bySn = new Map(goods.skus.map((sku) => [sku.productSn.toLowerCase(), sku]))
  const keys = goods.axes.map(({ key }) => key)
  const byOptions = (sku: SkuDraft) =>
    isAlike(sku.axes.map(({ key }) => key).sort(), [...keys].sort())
      ? goods.skus.find(({ values }) => isAlike(valuesIn(sku, goods.axes), values))
      : undefined
  return draft.skus.map((sku) => ({
    sku,
    now: sku.productSn === '' ? byOptions(sku) : bySn.get(sku.productSn.toLowerCase()),
  }))
}

/** Axes with the values of new SKUs; rows of SKUs that are there may only say what is so. */
function axesNow(
  draft: GoodsDraft,
  goods: AdminGoodsDetail,
  pairs: readonly Pair[],
  faults: Fault[],
): Axis[] {
  for (const { sku, now } of pairs) {
    if (!now || sku.axes.length === 0) continue
    const keys = goods.axes.map(({ key }) => key)
    const said = sku.axes.map(({ key }) => key)
    if (!isAlike([...said].sort(), [...keys].sort()))
      faults.push({
        line: sku.line,
        column: 'axis1',
        problem: 'optionsDiffer',
        what: keys.join(' / '),
      })
    else if (!isAlike(valuesIn(sku, goods.axes), now.values))
      faults.push({
        line: sku.line,
        column: 'value1',
        problem: 'valuesDiffer',
        what: now.values.join(' / '),
      })
  }
  const added = pairs.filter(({ now }) => !now).map(({ sku }) => sku)
  if (added.length === 0) return goods.axes
  const [first] = added
  if (goods.axes.length === 0) {
    faults.push({ line: first!.line, column: 'axis1', problem: 'optionsDiffer', what: '—' })
    return []
  }
  const axes = axesOf({ ...draft, skus: added }, goods.axes, faults)
  for (const sku of added) {
    const values = valuesIn(sku, axes)
    if (goods.skus.some((now) => isAlike(now.values, values)))
      faults.push({
        line: sku.line,
        column: 'value1',
        problem: 'optionsTaken',
        what: values.join(' / '),
      })
  }
  return axes
}

/** Price and stock that a row leaves its SKU with. */
function figuresOf(sku: SkuDraft, now: AdminSku | undefined, seen: ReadonlyMap<number, number>) {
  const salePrice = sku.salePrice ?? now?.salePrice ?? 0
  const onHand =
    now === undefined || sku.onHand === undefined
      ? (sku.onHand ?? now?.onHand ?? 0)
      : now.onHand + sku.onHand - (seen.get(sku.line) ?? now.onHand)
  return { salePrice, listPrice: sku.listPrice ?? now?.listPrice ?? salePrice, onHand }
}

function skuDifferences(
  sku: SkuDraft,
  now: AdminSku,
  after: ReturnType<typeof figuresOf>,
  world: World,
): Difference[] {
  const pic = sku.pic && world.pictures.get(sku.pic)
  const all: (readonly [ColumnName, string, string])[] = [
    ['salePrice', yuan(now.salePrice), yuan(after.salePrice)],
    ['listPrice', yuan(now.listPrice), yuan(after.listPrice)],
    ['onHand', String(now.onHand), String(after.onHand)],
    ['weightG', String(now.weightG), String(sku.weightG ?? now.weightG)],
    ['barcode', now.barcode, sku.barcode ?? now.barcode],
    ['pic', now.pic.url, picturesShown(sku.pic ? [sku.pic] : [], [pic || now.pic.url], world)],
  ]
  return differencesOf(all)
}

const differencesOf = (all: readonly (readonly [ColumnName, string, string])[]): Difference[] =>
  all.flatMap(([column, before, after]) =>
    before === after ? [] : [{ column, before: before.slice(0, 200), after: after.slice(0, 200) }],
  )

/** All SKUs of goods as they are to be, the new ones behind. */
function matrixOf(
  goods: AdminGoodsDetail,
  rows: readonly (Pair & { readonly after: ReturnType<typeof figuresOf> })[],
  axes: readonly Axis[],
  world: World,
): MatrixChange[] {
  const said = new Map(rows.flatMap(({ sku, now }) => (now ? [[now.productSn, sku] as const] : [])))
  const kept = goods.skus.map((now): MatrixChange => {
    const sku = said.get(now.productSn)
    return {
      was: now.productSn,
      productSn: now.productSn,
      values: now.values,
      salePrice: now.salePrice,
      listPrice: now.listPrice,
      onHand: now.onHand,
      weightG: sku?.weightG ?? now.weightG,
      barcode: sku?.barcode ?? now.barcode,
      pic: (sku?.pic && world.pictures.get(sku.pic)) || now.pic.url,
      isClosed: now.isClosed,
    }
  })
  const added = rows
    .filter(({ now }) => !now)
    .map(({ sku }) => ({ ...newSku(sku, axes, world), was: '', isClosed: false }))
  return [...kept, ...added]
}

/** What goods say of themselves from now on: what a draft leaves out stays. */
function wordsAfter(
  draft: GoodsDraft,
  goods: AdminGoodsDetail,
  place: Pick<GoodsWords, 'categoryId' | 'freightTemplateId'>,
  pics: readonly string[],
): GoodsWords {
  const { listBasis, listBasisNote } = draft.listBasis ?? goods
  const isSameBasis = listBasis === goods.listBasis && listBasisNote === goods.listBasisNote
  return {
    title: draft.title ?? goods.title,
    titleEn: draft.titleEn ?? goods.titleEn,
    subTitle: draft.subTitle ?? goods.subTitle,
    subTitleEn: goods.subTitleEn,
    brand: draft.brand ?? goods.brand,
    ...place,
    tags: [...(draft.tags ?? goods.tags)],
    pics,
    params: goods.params,
    detailHtml: draft.detailHtml ?? goods.detailHtml,
    maxPerUser: draft.maxPerUser ?? goods.maxPerUser,
    returnPolicy: draft.returns ?? goods.returnPolicy,
    tax: draft.tax ?? goods.tax,
    listBasis,
    listBasisNote,
    listBasisNoteEn: isSameBasis ? goods.listBasisNoteEn : '',
  }
}

/** The same, and what of it differs. */
function wordsOf(draft: GoodsDraft, goods: AdminGoodsDetail, world: World, faults: Fault[]) {
  const { categoryId = goods.categoryId, freightTemplateId = goods.freightTemplateId } = named(
    draft,
    world,
    faults,
  )
  const urls = draft.pics ? found(draft.pics, world).urls : []
  const before = goods.pics.map(({ url }) => url)
  const pics = urls.length > 0 ? urls : before
  const words = wordsAfter(draft, goods, { categoryId, freightTemplateId }, pics)
  const changes = differencesOf([
    ['title', goods.title, words.title],
    ['titleEn', goods.titleEn, words.titleEn],
    ['subTitle', goods.subTitle, words.subTitle],
    ['brand', goods.brand, words.brand],
    ['category', pathOf(goods.categoryId, world), pathOf(categoryId, world)],
    ['tags', goods.tags.join(', '), words.tags.join(', ')],
    ['pics', before.join('\n'), picturesShown(draft.pics ?? [], words.pics, world)],
    ['detailHtml', goods.detailHtml, words.detailHtml],
    ['maxPerUser', String(goods.maxPerUser), String(words.maxPerUser)],
    ['returns', returnText(goods.returnPolicy, 'zh'), returnText(words.returnPolicy, 'zh')],
    ['taxCode', goods.tax?.code ?? '', words.tax?.code ?? ''],
    ['taxRate', rateOf(goods.tax), rateOf(words.tax)],
    ['listBasis', basisText(goods), basisText(words)],
    ['freight', freightOf(goods.freightTemplateId, world), freightOf(freightTemplateId, world)],
  ])
  return { words, changes }
}

const rateOf = (tax: Tax | null | undefined) => (tax ? rateText(tax.rate, 'zh') : '')
const pathOf = (id: number, { categoryPaths }: World) => categoryPaths.get(id) ?? String(id)
const freightOf = (id: number, { freightNames }: World) => freightNames.get(id) ?? String(id)
const basisText = ({ listBasis, listBasisNote }: Pick<GoodsWords, 'listBasis' | 'listBasisNote'>) =>
  listBasisNote === '' ? listBasis : `${listBasis}: ${listBasisNote}`
