import type { PictureRef } from '@mallard/contract/fields'
import { hasTwins, nameKey } from '@mallard/kernel'
import { fenTyped } from '#platform/show.ts'

export interface AxisValue {
  readonly value: string
  readonly valueEn: string
  /** `#rrggbb` of a dot. */
  readonly swatch: string | null
}

/** What SKUs differ by. */
export interface Axis {
  readonly key: string
  readonly keyEn: string
  readonly values: readonly AxisValue[]
}

/** What was typed for one SKU. */
export interface Cell {
  readonly salePrice: string
  readonly listPrice: string
  readonly onHand: string
  readonly weightG: string
  readonly barcode: string
  readonly productSn: string
  readonly pic: PictureRef | null
  /** The combination is not sold. */
  readonly isOff: boolean
  /** The code of the SKU that it is already; empty: it is new. */
  readonly was: string
}

/** Columns of text that can be filled down. */
export type CellField = Exclude<keyof Cell, 'pic' | 'isOff' | 'was'>

/** What a SKU that is there already has row by row, with a version and a ledger of its own. */
export const setElsewhere: readonly CellField[] = ['salePrice', 'listPrice', 'onHand']

export const emptyCell: Cell = {
  salePrice: '',
  listPrice: '',
  onHand: '',
  weightG: '',
  barcode: '',
  productSn: '',
  pic: null,
  isOff: false,
  was: '',
}

export interface Matrix {
  readonly axes: readonly Axis[]
  /** By `keyOf`; what was typed for values that were taken away stays, in case they come back. */
  readonly cells: Readonly<Record<string, Cell>>
}

export const maxAxes = 3
export const maxSkus = 200
const maxFen = 100_000_000
const maxUnits = 1_000_000

export const keyOf = (values: readonly string[]): string => JSON.stringify(values)
export const cellOf = ({ cells }: Matrix, values: readonly string[]): Cell =>
  cells[keyOf(values)] ?? emptyCell

/**
 * Every combination of values, the last axis turning fastest; one empty combination without axes.
 * Axes without a value yet count for nothing.
 */
export function combinationsOf(axes: readonly Axis[]): string[][] {
  return axes
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>(
      (found, { values }) =>
        found.flatMap((before) => values.map(({ value }) => [...before, value])),
      [[]],
    )
}

/** Where a value of an axis stands in a combination. */
const placeOf = (axes: readonly Axis[], place: number): number =>
  axes.slice(0, place).filter(({ values }) => values.length > 0).length

/** The cells under other keys; of two that come to have one, the one that is a SKU already stays. */
function rekeyed(
  { cells }: Matrix,
  keyed: (values: readonly string[]) => readonly string[],
): Matrix['cells'] {
  const found: Record<string, Cell> = {}
  for (const [key, cell] of Object.entries(cells)) {
    const next = keyOf(keyed(JSON.parse(key) as string[]))
    if (!found[next] || cell.was) found[next] = cell
  }
  return found
}

/**
 * An axis has these values; what was typed before it had any is of its first one. What is sold with
 * none of the values before is not sold with a new one, unless it is wanted.
 */
export function withValues(matrix: Matrix, place: number, values: readonly AxisValue[]): Matrix {
  const axes = matrix.axes.map((axis, at) => (at === place ? { ...axis, values } : axis))
  const at = placeOf(axes, place)
  const before = matrix.axes[place]?.values ?? []
  const [first] = values
  if (!first) return { ...matrix, axes }
  const known = matrix.axes.filter((axis) => axis.values.length > 0).length
  const isNew = before.length === 0
  const cells = isNew
    ? rekeyed(matrix, (combination) =>
        combination.length === known ? combination.toSpliced(at, 0, first.value) : combination,
      )
    : matrix.cells
  const others = (isNew ? [first] : before).map(({ value }) => value)
  const isOffIn = (combination: readonly string[]) =>
    others.every((value) => cells[keyOf(combination.with(at, value))]?.isOff)
  const off = combinationsOf(axes)
    .filter((combination) => !others.includes(combination[at]!) && !cells[keyOf(combination)])
    .filter(isOffIn)
    .map((combination) => [keyOf(combination), { ...emptyCell, isOff: true }] as const)
  return { axes, cells: { ...Object.fromEntries(off), ...cells } }
}

/** Without an axis; what was typed for its values stays, once. */
export function withoutAxis(matrix: Matrix, place: number): Matrix {
  const axes = matrix.axes.filter((_, at) => at !== place)
  if (matrix.axes[place]?.values.length === 0) return { ...matrix, axes }
  const at = placeOf(matrix.axes, place)
  const known = matrix.axes.filter(({ values }) => values.length > 0).length
  const cells = rekeyed(matrix, (combination) =>
    combination.length === known ? combination.toSpliced(at, 1) : combination,
  )
  return { axes, cells }
}

/** Whether a SKU that is there already has this value of an axis. */
export function isKept({ axes, cells }: Matrix, place: number, value: string): boolean {
  const at = placeOf(axes, place)
  return Object.entries(cells).some(
    ([key, { was }]) => was !== '' && (JSON.parse(key) as string[])[at] === value,
  )
}

export function withCell(matrix: Matrix, values: readonly string[], change: Partial<Cell>): Matrix {
  return {
    ...matrix,
    cells: { ...matrix.cells, [keyOf(values)]: { ...cellOf(matrix, values), ...change } },
  }
}

/** Writes one text into a column: into every SKU that is sold, or only where nothing is yet. */
export function filledDown(
  matrix: Matrix,
  field: CellField,
  text: string,
  isOnlyEmpty: boolean,
): Matrix {
  return combinationsOf(matrix.axes)
    .filter(
      (values) =>
        !cellOf(matrix, values).isOff &&
        !(cellOf(matrix, values).was && setElsewhere.includes(field)) &&
        (!isOnlyEmpty || cellOf(matrix, values)[field] === ''),
    )
    .reduce((next, values) => withCell(next, values, { [field]: text }), matrix)
}

/** A value under another name keeps what was typed for it. */
export function renamedValue(matrix: Matrix, place: number, from: string, to: string): Matrix {
  const axes = matrix.axes.map((axis, at) =>
    at === place
      ? {
          ...axis,
          values: axis.values.map((each) => (each.value === from ? { ...each, value: to } : each)),
        }
      : axis,
  )
  const at = placeOf(axes, place)
  const cells = rekeyed(matrix, (values) => (values[at] === from ? values.with(at, to) : values))
  return { axes, cells }
}

export type Problem =
  | {
      readonly name: 'badPrice' | 'badStock' | 'badWeight' | 'badCode' | 'sameCode' | 'takenCode'
      readonly values: readonly string[]
      readonly field: CellField
    }
  | { readonly name: 'noAxisName' | 'sameAxis' | 'sameValue' | 'noValues' | 'tooMany' | 'noneSold' }

export interface SkuInput {
  values: string[]
  productSn: string
  salePrice: number
  listPrice: number
  onHand: number
  weightG: number
  barcode: string
  pic: string
}

export interface MatrixPlan {
  readonly problems: readonly Problem[]
  readonly axes: { key: string; keyEn: string; values: AxisValue[] }[]
  readonly skus: readonly SkuInput[]
}

/** What saving a matrix would send, and what is wrong with it. */
export function planMatrix(matrix: Matrix): MatrixPlan {
  const { axes } = matrix
  const sold = combinationsOf(axes).filter((values) => !cellOf(matrix, values).isOff)
  const sent = sentOf(matrix)
  const codes = sent.map((values) => cellOf(matrix, values).productSn.trim()).filter(Boolean)
  const skus = sold.map((values) => skuOf(values, cellOf(matrix, values)))
  const problems: Problem[] = [
    ...axisProblems(axes),
    ...(sold.length === 0 ? [{ name: 'noneSold' } as const] : []),
    ...(sent.length > maxSkus ? [{ name: 'tooMany' } as const] : []),
    ...sold.flatMap((values) => cellProblems(values, cellOf(matrix, values), codes)),
  ]
  return {
    problems,
    axes: axes.map((axis) => ({
      ...axis,
      key: axis.key.trim(),
      keyEn: axis.keyEn.trim(),
      values: [...axis.values],
    })),
    skus,
  }
}

/** Combinations that are sold, and closed ones that are SKUs. */
const sentOf = (matrix: Matrix): string[][] =>
  combinationsOf(matrix.axes).filter((values) => {
    const { isOff, was } = cellOf(matrix, values)
    return !isOff || was !== ''
  })

/** The SKUs of a matrix of goods that are there, new ones among them. */
export const changesOf = (matrix: Matrix): (SkuInput & { was: string; isClosed: boolean })[] =>
  sentOf(matrix).map((values) => {
    const cell = cellOf(matrix, values)
    return { ...skuOf(values, cell), was: cell.was, isClosed: cell.isOff }
  })

/** Of the SKU whose code the server found to be another's. */
export function takenCode(matrix: Matrix, code: string): Problem[] {
  return sentOf(matrix)
    .filter((values) => nameKey(cellOf(matrix, values).productSn.trim()) === nameKey(code))
    .map((values) => ({ name: 'takenCode', values, field: 'productSn' }))
}

function axisProblems(axes: readonly Axis[]): Problem[] {
  const names = axes.map(({ key }) => key.trim())
  if (names.some((name) => name === '')) return [{ name: 'noAxisName' }]
  const english = axes.map(({ key, keyEn }) => keyEn || key)
  if (hasTwins(names) || hasTwins(english)) return [{ name: 'sameAxis' }]
  const lists = axes.flatMap(({ values }) => [
    values.map(({ value }) => value),
    values.map(({ value, valueEn }) => valueEn || value),
  ])
  if (lists.some(hasTwins)) return [{ name: 'sameValue' }]
  return axes.some(({ values }) => values.length === 0) ? [{ name: 'noValues' }] : []
}

function cellProblems(values: readonly string[], cell: Cell, codes: readonly string[]): Problem[] {
  const code = cell.productSn.trim()
  const checks = [
    ['salePrice', 'badPrice', priceOf(cell.salePrice) !== undefined],
    [
      'listPrice',
      'badPrice',
      cell.listPrice.trim() === '' || priceOf(cell.listPrice) !== undefined,
    ],
    ['onHand', 'badStock', unitsOf(cell.onHand) !== undefined],
    ['weightG', 'badWeight', unitsOf(cell.weightG || '0') !== undefined],
    ['productSn', 'badCode', code === '' || /^[A-Za-z0-9_-]{1,64}$/.test(code)],
    [
      'productSn',
      'sameCode',
      code === '' || codes.filter((each) => nameKey(each) === nameKey(code)).length === 1,
    ],
  ] as const
  return checks.filter(([, , isGood]) => !isGood).map(([field, name]) => ({ name, values, field }))
}

function skuOf(values: string[], cell: Cell): SkuInput {
  const salePrice = priceOf(cell.salePrice) ?? 0
  return {
    values,
    productSn: cell.productSn.trim(),
    salePrice,
    // Where nothing is struck through, both are the same.
    listPrice: priceOf(cell.listPrice) ?? salePrice,
    onHand: unitsOf(cell.onHand) ?? 0,
    weightG: unitsOf(cell.weightG || '0') ?? 0,
    barcode: cell.barcode.trim(),
    pic: cell.pic?.url ?? '',
  }
}

function priceOf(text: string): number | undefined {
  const amount = fenTyped(text)
  return amount !== undefined && amount >= 1 && amount <= maxFen ? amount : undefined
}

function unitsOf(text: string): number | undefined {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined
  return units !== undefined && units <= maxUnits ? units : undefined
}
