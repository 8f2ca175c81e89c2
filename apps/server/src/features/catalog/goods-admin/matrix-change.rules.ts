import type { Axis, MatrixChange } from '@mallard/contract/catalog/catalog/goods-create.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import { matrixFault } from './sku-matrix.rules.ts'

/** A SKU as it is before goods are changed. */
export interface OldSku {
  readonly id: number
  readonly productSn: string
  /** One of each axis, in their order. */
  readonly values: readonly string[]
  readonly isClosed: boolean
  /** The store that changes the goods has it. */
  readonly isHere: boolean
}

export interface OldMatrix {
  readonly axes: readonly Axis[]
  readonly skus: readonly OldSku[]
}

/** A SKU that stays, and what it is from now on. */
export interface KeptSku {
  readonly old: OldSku
  readonly values: readonly string[]
  readonly isClosed: boolean
  /** Undefined: no store but others have it, and nothing else was said of it. */
  readonly change: MatrixChange | undefined
}

export interface ChangedMatrix {
  readonly kept: readonly KeptSku[]
  readonly added: readonly MatrixChange[]
}

/**
 * What a change of axes and SKUs comes to, or the field that is wrong. All SKUs stay and keep what
 * they are: a value may have another name, for all SKUs alike, and two never come to have one name.
 */
export function changedMatrix(
  { axes: before, skus }: OldMatrix,
  axes: readonly Axis[],
  wanted: readonly MatrixChange[],
): Result<ChangedMatrix, 'badInput'> {
  if (axes.length < before.length) return refuse('badInput', { field: 'axes' })
  const bySn = new Map(skus.map((sku) => [sku.productSn, sku]))
  const named = wanted.filter(({ was }) => was !== '')
  const added = wanted.filter(({ was }) => was === '')
  const isWhole =
    new Set(named.map(({ was }) => was)).size === named.length &&
    named.every(({ was }) => bySn.get(was)?.isHere) &&
    named.length === skus.filter(({ isHere }) => isHere).length &&
    added.every(({ isClosed }) => !isClosed)
  if (!isWhole) return refuse('badInput', { field: 'skus' })
  const here = named.map((change): KeptSku => ({
    old: bySn.get(change.was)!,
    values: change.values,
    isClosed: change.isClosed,
    change,
  }))
  const names = before.map((_, place) => renamed(here, place))
  if (!names.every((name) => name !== undefined)) return refuse('badInput', { field: 'skus' })
  const elsewhere = skus
    .filter(({ isHere }) => !isHere)
    .map((old): KeptSku => ({
      old,
      values: carried(old, names, axes),
      isClosed: old.isClosed,
      change: undefined,
    }))
  const kept = [...here, ...elsewhere]
  const fault = matrixFault(axes, [
    ...elsewhere.map(({ old, values }) => ({ values: [...values], productSn: old.productSn })),
    ...wanted,
  ])
  if (fault) return refuse('badInput', { field: fault })
  return kept.some(({ isClosed }) => !isClosed) || added.length > 0
    ? ok({ kept, added })
    : refuse('badInput', { field: 'skus' })
}

/** The name that each value of an axis has now; undefined: one has two, or two have one. */
function renamed(kept: readonly KeptSku[], place: number): ReadonlyMap<string, string> | undefined {
  const names = new Map<string, string>()
  for (const { old, values } of kept) {
    const [from, to] = [old.values[place] ?? '', values[place] ?? '']
    if (names.has(from) && names.get(from) !== to) return undefined
    names.set(from, to)
  }
  return new Set(names.values()).size === names.size ? names : undefined
}

/** Of a SKU that other stores alone have: its values, renamed; of a new axis the first one. */
function carried(
  { values }: OldSku,
  names: readonly ReadonlyMap<string, string>[],
  axes: readonly Axis[],
): string[] {
  return axes.map((axis, place) => {
    const own = values[place]
    if (own === undefined || place >= names.length) return axis.values[0]?.value ?? ''
    return names[place]?.get(own) ?? own
  })
}

interface Told {
  readonly values: readonly string[]
  readonly productSn: string
  readonly weightG: number
  readonly barcode: string
  readonly isClosed: boolean
}

/** What the audit log says of SKUs: their values, code, grams and barcode, and a cross when closed. */
export const skuWords = (skus: readonly Told[]): string[] =>
  skus.map(({ values, productSn, weightG, barcode, isClosed }) =>
    [values.join(' / '), productSn, `${weightG} g`, barcode, isClosed ? '×' : '']
      .filter(Boolean)
      .join(' · '),
  )

/** Codes that new SKUs of goods may get, more than enough of them, the first ones before. */
export const freeCodes = (goodsCode: string, skus: number): string[] =>
  Array.from({ length: 2 * skus + 400 }, (_, place) => `${goodsCode}-${place + 1}`)
