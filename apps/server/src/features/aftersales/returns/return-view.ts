import { attrText } from '@mallard/contract/catalog/catalog/attr-text'
import { carrierName, parcelNote } from '@mallard/contract/trade/order/carrier.codes'
import {
  isMoney,
  reasonsFor,
  returnReasons,
  returnRole,
  returnType,
  storeReasons,
} from '@mallard/contract/aftersales/returns/returns.codes'
import type {
  ExchangeVariant,
  RefundState,
  Ret,
  ReturnOption,
  ReturnOutcome,
  ReturnStatus,
} from '@mallard/contract/aftersales/returns/returns.fields'
import { refundStatus } from '@mallard/contract/trade/payment/refund.codes'
import { actorType, fen, type Instant, type Locale } from '@mallard/kernel'
import type { Variant } from '#features/catalog/catalog/index.ts'
import { lineView, type OrderItemRow, type OrderRow } from '#features/trade/order/index.ts'
import type { ReturnRow } from './returns.repo.ts'
import { refundAmounts } from './refund-amounts.rules.ts'
import { outcomesOf } from './outcomes.ts'
import { planUnits, type Going } from './tied.rules.ts'
import type { PlannedLine, Way, WholePlan } from './ways.rules.ts'
import {
  eventTexts,
  returnActionsOf,
  returnStateOf,
  returnStatusTexts,
  returnTypeTexts,
  storeEventTexts,
  storeRefundText,
} from './returns.states.ts'
import { textIn } from '#platform/locale.rules.ts'

type Logged = ReturnRow['log']
type EventTexts = Readonly<Record<string, readonly [string, string]>>
const pick = (texts: readonly [string, string] | undefined, locale: Locale) =>
  textIn(locale, texts ?? ['', ''])

/**
 * The reasons for a type of return; all of those between which the server chooses where the type is
 * left to it.
 */
export function reasonsOf(
  type: number,
  isUnsent: boolean,
  locale: Locale,
  isFaultOnly = false,
): { code: string; text: string }[] {
  const isOpen = type === returnType.default && !isUnsent
  const open = () => [
    ...reasonsFor(returnType.back, false, isFaultOnly),
    ...reasonsFor(returnType.refundOnly, false, isFaultOnly),
    ...reasonsFor(type, true),
  ]
  const fitting = new Set(isOpen ? open() : reasonsFor(type, isUnsent, isFaultOnly))
  return returnReasons
    .filter((reason) => fitting.has(reason))
    .map(({ code, text }) => ({ code, text: pick(text, locale) }))
}

/** Whether this reason may be given for this type, or before shipping. */
export function isReason(
  code: string,
  type: number,
  isUnsent: boolean,
  isFaultOnly = false,
): boolean {
  return reasonsFor(type, isUnsent, isFaultOnly).some((reason) => reason.code === code)
}

export const statusText = (status: number, locale: Locale) =>
  pick(returnStatusTexts[returnStateOf(status)], locale)
export const typeText = (type: number, locale: Locale) => pick(returnTypeTexts[type], locale)
export function reasonText(code: string, locale: Locale): string {
  return pick(
    [...returnReasons, ...storeReasons].find((reason) => reason.code === code)?.text,
    locale,
  )
}

/** What happened, the newest first. */
export function timelineOf(
  log: Logged,
  locale: Locale,
  texts: EventTexts = eventTexts,
): Ret['timeline'] {
  return log
    .map(({ event, reason, at }) => ({
      event,
      text: pick(texts[event], locale),
      note: parcelNote(reason, locale),
      time: at,
    }))
    .reverse()
}

function refundStateOf({ refund, payMethod, log }: ReturnRow): RefundState | null {
  if (!refund) return null
  if (refund.status === refundStatus.failed) return 'stuck'
  if (refund.status !== refundStatus.done) return payMethod === 'offline' ? 'byHand' : 'underWay'
  return log.some(({ event, actorType: by }) => event === 'finish' && by === actorType.staff)
    ? 'doneByHand'
    : 'done'
}

/** The log with the moment at which the channel refused the money, where it did. */
export function logWithRefund({ log, refund, status }: ReturnRow): Logged {
  if (!refund || refund.failedAt === null) return log
  const at = refund.failedAt
  const later = log.findIndex((entry) => entry.event === 'finish' || entry.at > at)
  return log.toSpliced(later === -1 ? log.length : later, 0, {
    event: 'refundFailed',
    from: status,
    to: status,
    actorType: actorType.channel,
    reason: '',
    at,
  })
}

function refundAmountsOf({
  type,
  lines,
  freightAmount,
  approvedAmount,
  applyAmount,
}: ReturnRow): Ret['refundAmounts'] {
  if (!isMoney(type)) return null
  const refunded = lines.map(({ item, num, received, before, amount, charge }) => ({
    item,
    units: received ?? num,
    before,
    amount,
    charge,
  }))
  return refundAmounts(refunded, fen(freightAmount), fen(approvedAmount ?? applyAmount))
}

function exchangeOf({ type, lines }: ReturnRow, locale: Locale): Ret['exchange'] {
  const [line] = lines
  if (type !== returnType.exchange || !line) return null
  const { item, wanted } = line
  if (wanted)
    return { productSn: wanted.productSn, productAttr: attrText(wanted, locale), pic: wanted.pic }
  const { productSn, productAttr, pic } = lineView(item, locale)
  return { productSn, productAttr, pic }
}

/** A return as the shopper sees it at that moment; `signed` opens the pictures. */
export function returnView(
  row: ReturnRow,
  locale: Locale,
  now: Instant,
  signed: (pic: Ret['pics'][number]) => Ret['pics'][number],
): Ret {
  const isBooked = row.companyCode !== null && row.deliverySn !== null
  const isByStore = row.role === returnRole.store
  return {
    applyId: row.applyId,
    orderSn: row.orderSn,
    orderItemId: row.isWhole ? null : (row.lines[0]?.item.id ?? null),
    type: row.type,
    typeText: isByStore ? pick(storeRefundText, locale) : typeText(row.type, locale),
    role: isByStore ? returnRole.user : row.role,
    isByStore,
    status: row.status as ReturnStatus,
    statusText: statusText(row.status, locale),
    num: row.lines.reduce((sum, { num }) => sum + num, 0),
    applyAmount: fen(row.applyAmount),
    freightAmount: fen(row.freightAmount),
    approvedAmount: row.approvedAmount === null ? null : fen(row.approvedAmount),
    refundAmounts: refundAmountsOf(row),
    outcomes: isMoney(row.type)
      ? outcomesOf({ lines: row.lines, isWholeUnsent: row.isAllUnsent }, locale)
      : [],
    refundState: refundStateOf(row),
    reasonCode: row.reasonCode,
    reason: reasonText(row.reasonCode, locale),
    desc: row.description,
    pics: row.pics.map(signed),
    answer: row.answer,
    returnAddress: row.returnAddress,
    freight: isBooked
      ? {
          companyCode: row.companyCode!,
          companyName: carrierName(row.companyCode!, locale) ?? row.companyCode!,
          deliverySn: row.deliverySn!,
        }
      : null,
    exchange: exchangeOf(row, locale),
    exchangeOrderSn: row.exchangeOrderSn,
    timeline: timelineOf(logWithRefund(row), locale, isByStore ? storeEventTexts : eventTexts),
    createTime: row.createdAt.getTime(),
    deadlineAt: row.deadlineAt?.getTime() ?? null,
    actions: returnActionsOf(row, isBooked, now),
    items: row.lines.flatMap(({ item, num, amount, isTied }) =>
      num === 0 && isTied
        ? []
        : [
            {
              ...lineView(item, locale),
              productQuantity: num,
              realAmount: fen(amount),
            },
          ],
    ),
  }
}

const notes: Readonly<Record<number, readonly [string, string]>> = {
  1: ['已收到货，需要退还商品', 'You have the goods and send them back'],
  2: ['换同款商品，可选其他规格，不退款', 'The same goods in any variant of that price, no refund'],
  3: ['少件或破损，商家补寄', 'Something is missing or broken: it is sent again'],
  4: ['没有收到货，或与商家协商一致', 'It did not arrive, or the store agreed'],
}
const unsentNote = [
  '商品还未发出，退款原路退回',
  'Not sent yet: the money goes back the way it came',
] as const
const unpaidNote = [
  '商品还未发出，这笔订单没有付款',
  'Not sent yet: nothing was paid for it',
] as const

const noteOf = ({ payAmount }: OrderRow, { type, isUnsent }: Way, locale: Locale) =>
  pick(!isUnsent ? notes[type] : payAmount > 0 ? unsentNote : unpaidNote, locale)

/** What becomes of the rest when these lines go back. */
function toldOf(
  order: OrderRow,
  lines: readonly PlannedLine[],
  { isUnsent }: Way,
  locale: Locale,
): ReturnOutcome[] {
  const goes = new Map(lines.map(({ orderItemId, quantity }) => [orderItemId, quantity]))
  const isWholeUnsent =
    isUnsent &&
    order.batch === null &&
    order.items.every(
      ({ id, giftOf, quantity, shippedQuantity, returnedQuantity }) =>
        shippedQuantity === 0 &&
        (giftOf !== null || quantity <= returnedQuantity + (goes.get(id) ?? 0)),
    )
  const told = lines.map(({ orderItemId, quantity, amount, charge = 0, isTied = false }) => ({
    item: order.items.find(({ id }) => id === orderItemId)!,
    num: quantity,
    amount,
    charge,
    isTied,
  }))
  return outcomesOf({ lines: told, isWholeUnsent }, locale)
}

export function optionView(
  order: OrderRow,
  item: OrderItemRow,
  way: Way,
  open: Going,
  locale: Locale,
): ReturnOption {
  const plans = isMoney(way.type)
    ? Array.from({ length: way.maxNum }, (_, index) => planUnits(order, item, index + 1, way, open))
    : []
  return {
    type: way.type,
    text: typeText(way.type, locale),
    note: noteOf(order, way, locale),
    isUnsent: way.isUnsent,
    isFaultOnly: way.isFaultOnly ?? false,
    maxNum: way.maxNum,
    refundable: plans.map(({ amount }) => amount),
    outcomes: plans.map(({ lines }) => toldOf(order, lines, way, locale)),
  }
}

/** Larger stocks are shown as this many units (domain.md §8). */
const stockCap = 99

export function variantView(
  variant: Variant,
  { skuId }: OrderItemRow,
  locale: Locale,
): ExchangeVariant {
  const { productSn, pic, left } = variant
  return {
    productSn,
    productAttr: attrText(variant, locale),
    pic,
    stock: Math.min(left, stockCap),
    isSame: variant.skuId === skuId,
  }
}

export function wholeOptionView(
  order: OrderRow,
  way: Way,
  { lines }: WholePlan,
  amount: number,
  locale: Locale,
): ReturnOption {
  return {
    type: way.type,
    text: typeText(way.type, locale),
    note: noteOf(order, way, locale),
    isUnsent: way.isUnsent,
    isFaultOnly: way.isFaultOnly ?? false,
    maxNum: 1,
    refundable: [fen(amount)],
    outcomes: [toldOf(order, lines, way, locale)],
  }
}
