import { cutText, plainCode, unquoted } from '@mallard/kernel'
import type { CarrierKind } from '@mallard/contract/trade/order/carrier.codes'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { leftOf } from '@mallard/contract/trade/order/returnable'
import type {
  ShippingProblem,
  ShippingRowState,
} from '@mallard/contract/trade/shipping/shipping.codes'
import type { Item, ShipLine } from './ship.rules.ts'

/** A row as it stands in a file. */
export interface SheetRow {
  /** Line of the file, its heading being 1. */
  readonly line: number
  readonly orderSn: string
  readonly carrier: string
  readonly deliverySn: string
  readonly productSn: string
  readonly quantity: string
}

/** What a table knows of an order. */
export interface ShippableOrder {
  readonly orderSn: string
  readonly status: number
  readonly items: readonly (Item & { readonly productSn: string })[]
  readonly parcels: readonly { readonly companyCode: string; readonly deliverySn: string }[]
}

export interface PlannedRow {
  readonly line: number
  readonly state: ShippingRowState
  readonly problem: ShippingProblem | null
}

/** What goes out together under one waybill; `lines` absent: everything that is left. */
export interface PlannedParcel {
  readonly orderSn: string
  readonly companyCode: string
  readonly deliverySn: string
  readonly lines: readonly ShipLine[]
}

const names = {
  orderSn: ['订单编号', '订单号', 'order number', 'order no', 'order'],
  carrier: ['快递公司', '物流公司', '快递', 'carrier'],
  deliverySn: ['运单号', '快递单号', '物流单号', 'waybill', 'tracking number'],
  productSn: ['商品编号', 'sku'],
  quantity: ['发货数量', '数量', 'quantity'],
} as const
type Column = keyof typeof names
const columns = Object.keys(names) as Column[]
const needed = ['orderSn', 'carrier', 'deliverySn'] as const satisfies readonly Column[]

/** Numbers are often copied in groups: no space belongs to one. */
const numbers: ReadonlySet<Column> = new Set(['orderSn', 'deliverySn', 'quantity'])
const read = (column: Column, cell: string | number | undefined) => {
  const text = String(cell ?? '')
  return cutText(numbers.has(column) ? plainCode(text) : unquoted(text), 200)
}

/**
 * Finds the columns by their names, in any order; undefined when one of those that must be there is
 * not.
 */
export function readRows(cells: readonly (readonly (string | number)[])[]): SheetRow[] | undefined {
  const [heads = [], ...body] = cells
  const place = (column: Column) =>
    heads.findIndex((head) =>
      (names[column] as readonly string[]).includes(unquoted(String(head)).toLowerCase()),
    )
  const places = Object.fromEntries(columns.map((column) => [column, place(column)])) as Record<
    Column,
    number
  >
  if (needed.some((column) => places[column] < 0)) return undefined
  return body.flatMap((row, index) => {
    const found = Object.fromEntries(
      columns.map((column) => [column, read(column, row[places[column]])]),
    ) as Record<Column, string>
    return columns.every((column) => found[column] === '') ? [] : [{ line: index + 2, ...found }]
  })
}

/** What carriers call their trade: 顺丰快递 is 顺丰速运 to anyone who writes it. */
const trade = /(速运|速递|快递|快运|物流)$/

/** A way to send goods that is offered, as far as a table names it. */
export interface NamedCarrier {
  readonly code: string
  readonly kind: CarrierKind
  readonly name: string
  readonly nameEn: string
}

/**
 * A carrier by its code or its name in either language; the Chinese name may be cut (顺丰, 中通), or
 * end with another word for its trade.
 */
export function carrierNamed(
  written: string,
  carriers: readonly NamedCarrier[],
): NamedCarrier | undefined {
  const text = written.toLowerCase()
  const exact = carriers.find(({ code, name, nameEn }) =>
    [code, name.toLowerCase(), nameEn.toLowerCase()].includes(text),
  )
  if (exact) return exact
  const stem = written.replace(trade, '')
  const begun =
    stem.length >= 2
      ? carriers.filter(({ name }) => name.startsWith(written) || name.replace(trade, '') === stem)
      : []
  return begun.length === 1 ? begun[0] : undefined
}

/**
 * Stands for the waybill of what a table sends without one: once for each order and way, so that a
 * table that is read again sends nothing twice.
 */
export const withoutWaybill = 'BY-TABLE'

/** `2.61E+19`, or a number beyond what a table program keeps exactly. */
const rounded = /^\d(\.\d+)?e\+\d+$/i
/**
 * Fifteen digits or a little more are all that a table program keeps; zeros stand for the others.
 */
const zeroed = /0000$/

type Read =
  | { readonly problem: ShippingProblem }
  | { readonly orderSn: string; readonly companyCode: string; readonly deliverySn: string }

/** What can be wrong with a row, given the carrier that it names; the first is told. */
const faults: readonly (readonly [
  ShippingProblem,
  (row: SheetRow, named: NamedCarrier | undefined) => boolean,
])[] = [
  ['roundedOrderSn', ({ orderSn }) => rounded.test(orderSn)],
  ['badOrderSn', ({ orderSn }) => !/^\d{20}$/.test(orderSn)],
  ['noCarrier', ({ carrier }) => carrier === ''],
  ['unknownCarrier', (_, named) => !named],
  ['noWaybill', ({ deliverySn }, named) => deliverySn === '' && named?.kind === 'express'],
  ['roundedWaybill', ({ deliverySn }) => rounded.test(deliverySn)],
  ['badWaybill', ({ deliverySn }) => !/^([A-Za-z0-9-]{6,32})?$/.test(deliverySn)],
  ['badQuantity', ({ quantity }) => !/^([1-9]\d{0,2})?$/.test(quantity)],
  ['quantityWithoutSku', ({ quantity, productSn }) => quantity !== '' && productSn === ''],
]

function readRow(row: SheetRow, carriers: readonly NamedCarrier[]): Read {
  const { orderSn, carrier, deliverySn } = row
  const named = carrierNamed(carrier, carriers)
  const fault = faults.find(([, isWrong]) => isWrong(row, named))
  if (fault) return { problem: fault[0] }
  return { orderSn, companyCode: named!.code, deliverySn: deliverySn || withoutWaybill }
}

/** The exported table comes back with lines that nobody filled in. */
const isBlank = ({ carrier, deliverySn }: SheetRow) => carrier === '' && deliverySn === ''

const keyOf = ({ orderSn, companyCode, deliverySn }: Omit<PlannedParcel, 'lines'>) =>
  `${orderSn} ${companyCode} ${deliverySn}`

/**
 * Which lines of an order a parcel's rows name, given what is left of each; a text says what is
 * wrong.
 */
function linesOf(
  rows: readonly SheetRow[],
  order: ShippableOrder,
  left: ReadonlyMap<number, number>,
): Map<SheetRow, ShipLine[] | ShippingProblem> {
  const open = new Map(left)
  const taken = new Map<SheetRow, ShipLine[] | ShippingProblem>()
  const take = (items: ShippableOrder['items'], max: number) => {
    let wanted = max
    const lines: ShipLine[] = []
    for (const { id } of items) {
      const quantity = Math.min(wanted, open.get(id) ?? 0)
      if (quantity <= 0) continue
      lines.push({ orderItemId: id, quantity })
      open.set(id, (open.get(id) ?? 0) - quantity)
      wanted -= quantity
    }
    return { lines, isShort: wanted > 0 }
  }
  for (const row of rows) {
    const items =
      row.productSn === ''
        ? order.items
        : order.items.filter(({ productSn }) => productSn === row.productSn)
    const { lines, isShort } = take(
      items,
      row.quantity === '' ? Number.MAX_SAFE_INTEGER : Number(row.quantity),
    )
    if (items.length === 0) taken.set(row, 'unknownSku')
    else if (row.quantity !== '' && isShort) taken.set(row, 'tooMany')
    else taken.set(row, lines.length === 0 ? 'nothingLeft' : lines)
  }
  return taken
}

export interface ShippingPlan {
  readonly rows: readonly PlannedRow[]
  /** In the order of their first rows. */
  readonly parcels: readonly PlannedParcel[]
}

type Told = readonly [ShippingRowState, ShippingProblem?]

/** The order that a parcel can be sent for, or what is told of all its rows instead. */
function orderFor(
  { orderSn, companyCode, deliverySn }: Omit<PlannedParcel, 'lines'>,
  bySn: ReadonlyMap<string, ShippableOrder>,
):
  | { readonly order: ShippableOrder; readonly told?: undefined }
  | { readonly order?: undefined; readonly told: Told } {
  const order = bySn.get(orderSn)
  if (!order) return { told: ['wrong', zeroed.test(orderSn) ? 'roundedOrderSn' : 'unknownOrder'] }
  const isSent = order.parcels.some(
    (parcel) => parcel.companyCode === companyCode && parcel.deliverySn === deliverySn,
  )
  if (isSent) return { told: ['already'] }
  if (order.status !== orderStatus.toShip) return { told: ['wrong', 'notShippable'] }
  return { order }
}

/** What a table would do to these orders, row after row, each parcel wholly or not at all. */
export function planShipping(
  rows: readonly SheetRow[],
  orders: readonly ShippableOrder[],
  carriers: readonly NamedCarrier[],
): ShippingPlan {
  const bySn = new Map(orders.map((order) => [order.orderSn, order]))
  const left = new Map(orders.flatMap(({ items }) => items.map((item) => [item.id, leftOf(item)])))
  const planned = new Map<number, PlannedRow>()
  const note = (
    { line }: SheetRow,
    state: ShippingRowState,
    problem: ShippingProblem | null = null,
  ) => planned.set(line, { line, state, problem })

  const groups = new Map<string, { parcel: Omit<PlannedParcel, 'lines'>; rows: SheetRow[] }>()
  for (const row of rows) {
    const read = isBlank(row) ? undefined : readRow(row, carriers)
    if (!read) note(row, 'blank')
    else if ('problem' in read) note(row, 'wrong', read.problem)
    else {
      const group = groups.get(keyOf(read)) ?? { parcel: read, rows: [] }
      group.rows.push(row)
      groups.set(keyOf(read), group)
    }
  }

  const parcels: PlannedParcel[] = []
  for (const group of groups.values()) {
    const { order, told } = orderFor(group.parcel, bySn)
    if (told) {
      group.rows.forEach((row) => note(row, ...told))
      continue
    }
    const taken = linesOf(group.rows, order, left)
    const isWhole = [...taken.values()].every((lines) => typeof lines !== 'string')
    for (const [row, lines] of taken)
      note(
        row,
        isWhole ? 'ready' : 'wrong',
        typeof lines === 'string' ? lines : isWhole ? null : 'otherRow',
      )
    if (!isWhole) continue
    const lines = [...taken.values()].flatMap((each) => (typeof each === 'string' ? [] : each))
    for (const { orderItemId, quantity } of lines)
      left.set(orderItemId, (left.get(orderItemId) ?? 0) - quantity)
    parcels.push({ ...group.parcel, lines })
  }
  return { rows: rows.flatMap(({ line }) => planned.get(line) ?? []), parcels }
}
