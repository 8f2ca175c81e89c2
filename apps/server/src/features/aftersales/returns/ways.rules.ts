import { orderKind, orderStatus } from '@mallard/contract/trade/order/order.codes'
import {
  isFree,
  isInTime,
  returnable,
  staysOnceSent,
} from '@mallard/contract/trade/order/returnable'
import {
  comesBack,
  isMoney,
  returnStatus,
  returnType,
} from '@mallard/contract/aftersales/returns/returns.codes'
import {
  allocate,
  fen,
  isPast,
  min,
  minus,
  negated,
  refundableFor,
  sumOf,
  zero,
  type Fen,
  type Instant,
} from '@mallard/kernel'
import type { OrderItemRow, OrderRow } from '#features/trade/order/index.ts'

/** A way of giving units of a line back. */
export interface Way {
  readonly type: number
  /** The units were not sent yet. */
  readonly isUnsent: boolean
  readonly maxNum: number
  /** Goods that do not come back without a reason: those of a fault alone are open. */
  readonly isFaultOnly?: true
}

/** Supervisors may ask so many days after receipt, whatever the goods promise (domain.md §3.3). */
export const supervisorDays = 30

/** Ways to buy whose goods stay with the shopper: they are sent again, or refunded (activities.md §3). */
const stays = ({ kind }: OrderRow) => kind === orderKind.postage

const mayComeBack = (order: OrderRow) =>
  order.status >= orderStatus.toShip &&
  order.status <= orderStatus.done &&
  order.kind !== orderKind.exchange

/** Whether a line of these is exempt; supervisors, who have days of their own, may ask all the same. */
const faultOnly = (
  items: readonly OrderItemRow[],
  days: number | undefined,
): { readonly isFaultOnly?: true } =>
  days === undefined && items.some(({ returnExempt }) => returnExempt !== null)
    ? { isFaultOnly: true }
    : {}

/**
 * The ways that a line of an order has now: what waits to be sent is refunded only, what was sent
 * goes any way while there is time.
 */
export function waysOf(order: OrderRow, item: OrderItemRow, now: Instant, days?: number): Way[] {
  if (!mayComeBack(order)) return []
  const { unsent, sent } = returnable(item)
  const isGift = isFree(item)
  const ways: Way[] = []
  if (sent > 0 && !staysOnceSent(order) && isInTime(order, item, now, days)) {
    const types = stays(order)
      ? [returnType.reissue]
      : isGift
        ? [returnType.exchange, returnType.reissue]
        : [returnType.back, returnType.exchange, returnType.reissue]
    const fault = faultOnly([item], days)
    ways.push(...types.map((type) => ({ type, isUnsent: false, maxNum: sent, ...fault })))
    if (!isGift && unsent === 0)
      ways.push({ type: returnType.refundOnly, isUnsent: false, maxNum: sent, ...fault })
  }
  if (unsent > 0 && !isGift)
    ways.push({ type: returnType.refundOnly, isUnsent: true, maxNum: unsent })
  return ways
}

/** Type 0 leaves the choice to us: what was not sent is refunded, what was comes back. */
export function wayFor(ways: readonly Way[], type: number): Way | undefined {
  if (type !== returnType.default) return ways.find((way) => way.type === type)
  const first = (wanted: number) => ways.find((way) => way.type === wanted)
  return (
    ways.find(({ isUnsent }) => isUnsent) ?? first(returnType.back) ?? first(returnType.refundOnly)
  )
}

/**
 * What these units of a line cost, less what the line gave back: any order of parts adds up to the
 * whole.
 */
export function amountOf(
  { realAmount, quantity, returnedQuantity, refundedAmount }: OrderItemRow,
  num: number,
): Fen {
  return min(
    refundableFor(fen(realAmount), quantity, returnedQuantity, num),
    fen(realAmount - refundedAmount),
  )
}

/** What is counted of a line that was charged for staying. */
type Charged = Pick<OrderItemRow, 'chargedAmount' | 'quantity' | 'returnedQuantity'>

/** Of a price that was charged, what goes back with these units. */
export function chargeBack(
  { chargedAmount, quantity, returnedQuantity }: Charged,
  num: number,
): Fen {
  const left = quantity - returnedQuantity
  return left > 0 ? fen(Math.floor((chargedAmount * num) / left)) : zero
}

export interface PlannedLine {
  readonly orderItemId: number
  readonly quantity: number
  readonly amount: Fen
  /** Fen of its price that is kept back from the refund; below zero what goes back of it. */
  readonly charge?: Fen
  /** A gift or an add-on, for the sake of the line that was asked for. */
  readonly isTied?: boolean
  /** What is wanted in exchange; absent or null where nothing is, or the same SKU again. */
  readonly exchangeSkuId?: number | null
}

/** What these lines are worth together, without freight. */
export const worthOf = (lines: readonly Pick<PlannedLine, 'amount' | 'charge'>[]): Fen =>
  minus(
    sumOf(lines, ({ amount }) => amount),
    sumOf(lines, ({ charge = zero }) => charge),
  )

/**
 * Freight goes back only when nothing of the order is sent at all: with the units that are the last
 * to be given back. `goes` says how many units of another line go back as well, `underWay` what
 * freight goes back already.
 */
export function freightFor(
  order: OrderRow,
  lines: readonly PlannedLine[],
  goes: (item: OrderItemRow) => number,
  underWay = zero,
): Fen {
  const isLast = order.items.every((item) => {
    const own = lines.find(({ orderItemId }) => orderItemId === item.id)?.quantity ?? goes(item)
    return (
      item.shippedQuantity === 0 && (isFree(item) || item.returnedQuantity + own === item.quantity)
    )
  })
  if (!isLast) return zero
  const open = minus(
    fen(order.payAmount - order.refundedAmount),
    sumOf(lines, ({ amount }) => amount),
  )
  return min(freightLeft(order, underWay), open)
}

/**
 * Freight that was paid and neither went back nor is on its way: what lines did not give back of
 * the refunds was freight.
 */
export function freightLeft(order: OrderRow, underWay: Fen): Fen {
  const ofLines = sumOf(order.items, ({ refundedAmount }) => fen(refundedAmount))
  // Lines count whole what a charge for another kept back.
  const charged = sumOf(order.items, ({ chargedAmount }) => fen(chargedAmount))
  const back = Math.max(0, order.refundedAmount - ofLines + charged)
  const paid = order.freightAmount - order.freightDiscountAmount + order.freightAdjustAmount
  return fen(Math.max(0, paid - back - underWay))
}

export const heldUnits = (item: OrderItemRow) => item.heldQuantity

/**
 * Fen that a yes to a return gives away: nothing where goods come back for it or never left, else
 * the money, or what the goods cost that are sent once more.
 */
export function givenBy(
  apply: {
    readonly type: number
    readonly isUnsent: boolean
    readonly lines: readonly {
      readonly item: Pick<OrderItemRow, 'productPrice'>
      readonly num: number
    }[]
  },
  approved: number,
): Fen {
  if (comesBack(apply.type) || apply.isUnsent) return zero
  if (isMoney(apply.type)) return fen(approved)
  return sumOf(apply.lines, ({ item, num }) => fen(item.productPrice * num))
}

/**
 * Whether the store may still say no, or give less than was asked for. Past its deadline silence
 * has spoken, where it means anything: nothing is promised of goods that stay where they are, and a
 * replacement may be what the store has not got.
 */
export function mayRefuse(
  apply: { readonly status: number; readonly type: number; readonly deadlineAt: Date | null },
  now: Instant,
): boolean {
  if (!isPast(apply.deadlineAt, now)) return true
  return apply.status === returnStatus.requested
    ? !comesBack(apply.type)
    : apply.type !== returnType.back
}

export interface WholePlan {
  readonly ways: readonly Way[]
  readonly lines: readonly PlannedLine[]
  readonly freight: Fen
}

/**
 * Everything that is left of an order at once: nothing of it sent, or all of it; undefined while it
 * is in between or a return is open.
 */
export function wholePlan(order: OrderRow, now: Instant, days?: number): WholePlan | undefined {
  if (!mayComeBack(order) || order.openReturns > 0) return undefined
  const left = order.items
    .map((item) => ({ item, ...returnable(item) }))
    .filter(({ unsent, sent }) => unsent + sent > 0)
  if (left.every(({ item }) => isFree(item))) return undefined
  const isUnsent = left.every(({ sent }) => sent === 0)
  if (!isUnsent && (staysOnceSent(order) || left.some(({ unsent }) => unsent > 0))) return undefined
  if (!isUnsent && !left.every(({ item }) => isInTime(order, item, now, days))) return undefined
  const lines = left.map(({ item, unsent, sent }) => ({
    orderItemId: item.id,
    quantity: unsent + sent,
    amount: amountOf(item, unsent + sent),
    charge: negated(chargeBack(item, unsent + sent)),
  }))
  const types =
    isUnsent || stays(order) ? [returnType.refundOnly] : [returnType.back, returnType.refundOnly]
  const fault = isUnsent
    ? {}
    : faultOnly(
        left.map(({ item }) => item).filter((item) => !isFree(item)),
        days,
      )
  const ways = types.map((type) => ({ type, isUnsent, maxNum: 1, ...fault }))
  return { ways, lines, freight: isUnsent ? freightFor(order, lines, heldUnits) : zero }
}

/** What an approved amount gives back on each line; the rest of it is freight. */
export function sharesOf(
  approved: Fen,
  lines: readonly { readonly amount: number }[],
  freight: number,
): Fen[] {
  return allocate(approved, [...lines.map(({ amount }) => fen(amount)), fen(freight)]).slice(
    0,
    lines.length,
  )
}
