import type { ErrorName } from '@mallard/contract/errors'
import {
  comesBack,
  isMoney,
  returnStatus,
  returnType,
} from '@mallard/contract/aftersales/returns/returns.codes'
import {
  deliveryText,
  thirdReturnTypes,
  type DeliveryState,
} from '@mallard/contract/aftersales/third-return/third-return.codes'
import type { ThirdLine } from '@mallard/contract/aftersales/third-return/third-return.fields'
import {
  fen,
  isPast,
  type Fen,
  type Instant,
  type Locale,
  refundableFor,
  zero,
} from '@mallard/kernel'

/**
 * A line as it is kept, in both languages. Lines kept before they had English words or the state of
 * their parcel have none.
 */
export interface KeptLine extends Omit<ThirdLine, 'delivery' | 'deliveryText'> {
  readonly titleEn?: string
  readonly productAttrEn?: string
  readonly delivery?: DeliveryState
}

/** A line in the language of anyone who reads it. */
export function lineIn(kept: KeptLine, locale: Locale): ThirdLine {
  const { titleEn, productAttrEn, delivery = null, ...line } = kept
  const told = { ...line, delivery, deliveryText: deliveryText(delivery, locale) }
  if (locale !== 'en') return told
  return { ...told, title: titleEn || line.title, productAttr: productAttrEn || line.productAttr }
}

/** What decides about the ways of a line. */
type WayLine = Pick<KeptLine, 'delivery' | 'paidAmount'>

/**
 * Why a line cannot be given back in this way as its parcel is; undefined where it can. What was not
 * sent is refunded, what is under way is refunded or sent again, and what has arrived goes any way,
 * like what the OMS tells nothing of.
 */
export function barOf(
  type: number,
  { delivery, paidAmount }: WayLine,
): Extract<ErrorName, 'thirdUnsent' | 'thirdUnderWay' | 'thirdUnpaid'> | undefined {
  if (type === returnType.refundOnly) return paidAmount > 0 ? undefined : 'thirdUnpaid'
  if (delivery === 'unsent') return 'thirdUnsent'
  return delivery === 'sent' && comesBack(type) ? 'thirdUnderWay' : undefined
}

const openTypes = (line: WayLine) => thirdReturnTypes.filter((type) => !barOf(type, line))

/** What is meant by a type: 0 leaves the choice to us. */
export function typeMeant(type: number, line: WayLine): number {
  return type === returnType.default ? (openTypes(line)[0] ?? returnType.back) : type
}

/** The time to send goods back says nothing of what never arrived. */
export const isWindowOver = (
  { delivery = 'arrived' }: Pick<KeptLine, 'delivery'>,
  until: Instant | undefined,
  now: Instant,
): boolean => delivery === 'arrived' && until !== undefined && until <= now

/**
 * Whether the store's silence has spoken: a yes is promised where goods come back for it, and
 * nothing where they stay.
 */
export const hasSilenceSpoken = (
  { type, deadlineAt }: { readonly type: number; readonly deadlineAt: Date | null },
  now: Instant,
): boolean => comesBack(type) && isPast(deadlineAt, now)

/** What was asked for of a line already. */
export interface ReturnRequest {
  readonly lineNo: string
  readonly applyId: string
  readonly status: number
  readonly type: number
  /** Units that came back, or are asked for. */
  readonly units: number
}

const isOpen = ({ status }: ReturnRequest) => status >= -1 && status <= 2
/** What was sent once more stays with its buyer. */
const isGivenBack = ({ status, type }: ReturnRequest) =>
  status === returnStatus.done && type !== returnType.reissue

export const ofLine = (asked: readonly ReturnRequest[], lineNo: string) =>
  asked.filter((each) => each.lineNo === lineNo)

/** Units of a line that are given back for good. */
export function unitsBack(asked: readonly ReturnRequest[], lineNo: string): number {
  return ofLine(asked, lineNo)
    .filter(isGivenBack)
    .reduce((sum, { units }) => sum + units, 0)
}

/**
 * Units of a line that may be asked for now: none while an application is open, when the time is
 * over, or where no way is open.
 */
export function unitsLeft(
  line: WayLine & Pick<KeptLine, 'lineNo' | 'quantity'>,
  asked: readonly ReturnRequest[],
  until: Instant | undefined,
  now: Instant,
): number {
  if (isWindowOver(line, until, now) || openTypes(line).length === 0) return 0
  return ofLine(asked, line.lineNo).some(isOpen)
    ? 0
    : Math.max(0, line.quantity - unitsBack(asked, line.lineNo))
}

/**
 * What units of a line cost, after those that are back already: any order of parts adds up to the
 * whole.
 */
export function worthOf(
  { paidAmount, quantity }: Pick<ThirdLine, 'paidAmount' | 'quantity'>,
  back: number,
  units: number,
): Fen {
  return refundableFor(fen(paidAmount), quantity, back, units)
}

/** What goes back for so many units by this type of return: goods that are sent cost nothing. */
export function amountFor(
  type: number,
  line: Pick<ThirdLine, 'paidAmount' | 'quantity'>,
  back: number,
  units: number,
): Fen {
  return isMoney(type) ? worthOf(line, back, units) : zero
}
