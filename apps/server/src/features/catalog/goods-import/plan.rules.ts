import type { Axis } from '@mallard/contract/catalog/catalog/goods-create.fields'
import { nameKey } from '@mallard/kernel'
import type { NewInput } from '#features/catalog/goods-admin/index.ts'
import { maxCategoryLevels } from '@mallard/contract/catalog/catalog/category.codes'
import type { ImportChoices } from '@mallard/contract/catalog/goods-import/goods-import.calls'
import type { ColumnName, Fault } from './columns.rules.ts'
import { type GoodsDraft, type Outcome, outcome, type SkuDraft } from './draft.rules.ts'
import { isOwnPath, type Pictures } from './pictures.rules.ts'

/** What a shop has that a table can name. */
export interface World extends Pictures {
  /** Ids of categories by `categoryKey`. */
  readonly categories: ReadonlyMap<string, number>
  /** Names of categories with those above them, by their ids. */
  readonly categoryPaths: ReadonlyMap<number, string>
  /** Freight templates by `nameKey`, and their names by their ids. */
  readonly freights: ReadonlyMap<string, number>
  readonly freightNames: ReadonlyMap<number, string>
  /** What new goods have where their rows do not say it. */
  readonly chosen: ImportChoices
}

/**
 * What list prices above the price rest on, as it was chosen for those that do not say it; those of
 * other systems (`isOwn` is false) are left out where nothing was.
 */
export function listed(draft: GoodsDraft, { listNote }: ImportChoices, isOwn: boolean): GoodsDraft {
  const isAbove = draft.skus.some(({ listPrice, salePrice }) => (listPrice ?? 0) > (salePrice ?? 0))
  if (draft.listBasis !== undefined || !isAbove) return draft
  if (listNote !== '')
    return { ...draft, listBasis: { listBasis: 'maker', listBasisNote: listNote } }
  if (isOwn) return draft
  return { ...draft, skus: draft.skus.map((sku) => ({ ...sku, listPrice: undefined })) }
}

/** What a category is found by: its name with those above it. */
export const categoryKey = (names: readonly string[]): string => names.map(nameKey).join('\n')

export type MakePlan = { readonly faults: readonly Fault[] } | MadePlan
export interface MadePlan {
  readonly make: NewInput
  readonly outcomes: readonly Outcome[]
}

/** Pictures that cells name: those of the library, and the first that is not in it. */
export function found(names: readonly string[], { pictures }: Pick<World, 'pictures'>) {
  return {
    urls: [...new Set(names.flatMap((name) => pictures.get(name) ?? []))],
    missing: names.find((name) => !pictures.has(name)),
  }
}

/**
 * What is to be said of the pictures of a row, though it is not wrong: one that the library lacks, or
 * that is fetched later.
 */
export function pictureToDo(sku: SkuDraft, draft: GoodsDraft, world: World): Partial<Outcome> {
  const ofGoods = sku === draft.skus[0]
  const named: readonly (readonly [ColumnName, readonly string[]])[] = [
    ['pics', ofGoods ? (draft.pics ?? []) : []],
    ['pic', sku.pic ? [sku.pic] : []],
    ['detailHtml', ofGoods ? (draft.detailPics ?? []) : []],
  ]
  const toDos = named.flatMap(([column, names]) =>
    names.flatMap((name): Pick<Outcome, 'problem' | 'column' | 'what'>[] => {
      const problem = world.pictureProblems.get(name) ?? 'noPicture'
      const isThere = world.pictures.has(name) && problem !== 'pictureToFetch'
      return isThere || (column === 'detailHtml' && isOwnPath(name))
        ? []
        : [{ problem, column, what: shortName(name) }]
    }),
  )
  return toDos.find(({ problem }) => problem !== 'pictureToFetch') ?? toDos[0] ?? {}
}

/** The end of a long name tells more than its beginning. */
const shortName = (name: string) => (name.length > 60 ? `…${name.slice(-59)}` : name)

/** Pictures as a table names them where some are fetched later, else as they will be. */
export const picturesShown = (
  names: readonly string[],
  urls: readonly string[],
  { pictureProblems }: World,
): string =>
  (names.some((name) => pictureProblems.get(name) === 'pictureToFetch') ? names : urls).join('\n')

/**
 * What category and freight template a draft names; faults go to `faults`. A category that is not
 * there is none where one was chosen for such goods.
 */
export function named(draft: GoodsDraft, world: World, faults: Fault[]) {
  const { line, category, freight } = draft
  const categoryId = category && world.categories.get(categoryKey(category))
  if (category && categoryId === undefined && world.chosen.categoryId === null) {
    const problem = category.length > maxCategoryLevels ? 'categoryDepth' : 'unknownCategory'
    faults.push({ line, column: 'category', problem, what: category.join('>').slice(0, 60) })
  }
  const freightTemplateId = freight === undefined ? undefined : world.freights.get(nameKey(freight))
  if (freight !== undefined && freightTemplateId === undefined)
    faults.push({ line, column: 'freight', problem: 'unknownFreight', what: freight })
  return { categoryId, freightTemplateId }
}

/** What new goods must have, and neither their rows nor what was chosen say. */
function lacksOf(
  draft: GoodsDraft,
  has: Pick<ImportChoices, 'categoryId' | 'freightTemplateId' | 'onHand'>,
): Fault[] {
  const needed: readonly (readonly [number, ColumnName, boolean])[] = [
    [draft.line, 'title', Boolean(draft.title)],
    [draft.line, 'category', Boolean(draft.category) || has.categoryId !== null],
    [draft.line, 'freight', Boolean(draft.freight) || has.freightTemplateId !== null],
    ...draft.skus.flatMap(({ line, salePrice, onHand = has.onHand }) => [
      [line, 'salePrice', salePrice !== undefined] as const,
      [line, 'onHand', onHand !== null] as const,
    ]),
  ]
  return needed.flatMap(([line, column, isThere]) =>
    isThere ? [] : [{ line, column, problem: 'required', what: '' }],
  )
}

/** List prices above the price that rest on nothing. */
const withoutBasis = (skus: readonly SkuDraft[], { listBasis }: Pick<NewInput, 'listBasis'>) =>
  skus.flatMap(({ line, listPrice, salePrice }): Fault[] =>
    listBasis === 'none' && (listPrice ?? 0) > (salePrice ?? 0)
      ? [{ line, column: 'listPrice', problem: 'listNoBasis', what: '' }]
      : [],
  )

/** New goods of a draft, off the shelf. */
export function planNew(draft: GoodsDraft, world: World): MakePlan {
  const faults: Fault[] = []
  const [first] = draft.skus
  const { chosen } = world
  const { categoryId = chosen.categoryId, freightTemplateId = chosen.freightTemplateId } = named(
    draft,
    world,
    faults,
  )
  faults.push(...lacksOf(draft, { categoryId, freightTemplateId, onHand: chosen.onHand }))
  const axes = axesOf(draft, [], faults)
  const basis = draft.listBasis ?? { listBasis: 'none' as const, listBasisNote: '' }
  faults.push(...withoutBasis(draft.skus, basis))
  if (faults.length > 0) return { faults }
  const pics = found(draft.pics ?? [], world).urls
  return {
    make: {
      code: draft.code,
      title: draft.title!,
      titleEn: draft.titleEn ?? '',
      subTitle: draft.subTitle ?? '',
      subTitleEn: '',
      brand: draft.brand ?? chosen.brand,
      categoryId: categoryId!,
      tags: [...(draft.tags ?? [])],
      pics: pics.length > 0 ? pics : [world.toDoPicture],
      params: [],
      detailHtml: draft.detailHtml ?? '',
      maxPerUser: draft.maxPerUser ?? 0,
      returnPolicy: draft.returns ?? chosen.returnPolicy,
      tax: draft.tax ?? chosen.tax,
      ...basis,
      listBasisNoteEn: '',
      freightTemplateId: freightTemplateId!,
      axes,
      skus: draft.skus.map((sku) => newSku(sku, axes, world)),
      onSale: false,
    },
    outcomes: draft.skus.map((sku) => {
      const isBare = pics.length === 0 && sku === first
      const none = isBare ? ({ problem: 'pictureless', column: 'pics' } as const) : {}
      return outcome(sku.line, 'new', { ...none, ...pictureToDo(sku, draft, world) })
    }),
  }
}

export const newSku = (sku: SkuDraft, axes: readonly Axis[], world: World) => ({
  values: valuesIn(sku, axes),
  productSn: sku.productSn,
  salePrice: sku.salePrice!,
  listPrice: sku.listPrice ?? sku.salePrice!,
  onHand: (sku.onHand ?? world.chosen.onHand)!,
  weightG: sku.weightG ?? 0,
  barcode: sku.barcode ?? '',
  pic: (sku.pic && world.pictures.get(sku.pic)) ?? '',
})

/** A SKU's value of each axis, in the order of these. */
export const valuesIn = (sku: SkuDraft, axes: readonly Axis[]): string[] =>
  axes.map(({ key }) => sku.axes.find((axis) => axis.key === key)?.value ?? '')

export const isAlike = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length &&
  one.every((value, place) => nameKey(value) === nameKey(other[place]!))

/** The most values that one axis has. */
const maxValues = 30

/**
 * The axes of a draft, after those that the goods have, with their values in the order in which
 * rows name them; what does not fit together is a fault.
 */
export function axesOf(draft: GoodsDraft, before: readonly Axis[], faults: Fault[]): Axis[] {
  const [first] = draft.skus
  const keys = before.length > 0 ? before.map(({ key }) => key) : first!.axes.map(({ key }) => key)
  const rows = draft.skus.map((sku) => ({ sku, keys: sku.axes.map(({ key }) => key) }))
  const odd = rows.find((row) => !isAlike([...row.keys].sort(), [...keys].sort()))
  if (odd) {
    const problem = keys.length === 0 ? 'optionsMissing' : 'optionsDiffer'
    const what = keys.join(' / ')
    faults.push({ line: odd.sku.line, column: 'axis1', problem, what })
    return []
  }
  if (keys.length === 0 && rows.length > 1) {
    faults.push({ line: rows[1]!.sku.line, column: 'axis1', problem: 'optionsMissing', what: '' })
    return []
  }
  const axes = keys.map((key, place): Axis => {
    const known = before[place] ?? { key, keyEn: '', values: [] }
    const names = [...new Set(draft.skus.map((sku) => valuesIn(sku, [known])[0]!))]
    const added = names
      .filter((name) => !known.values.some(({ value }) => value === name))
      .map((value) => ({ value, valueEn: '', swatch: null }))
    return { ...known, values: [...known.values, ...added] }
  })
  const wide = axes.find(({ values }) => values.length > maxValues)
  if (wide)
    faults.push({
      line: first!.line,
      column: 'value1',
      problem: 'tooMany',
      what: String(maxValues),
    })
  const seen = new Map<string, number>()
  for (const sku of draft.skus) {
    const key = categoryKey(valuesIn(sku, axes))
    const line = seen.get(key)
    if (line !== undefined)
      faults.push({ line: sku.line, column: 'value1', problem: 'sameOptions', what: String(line) })
    else seen.set(key, sku.line)
  }
  return axes
}
