import { thirdReturnTypes } from '@mallard/contract/aftersales/third-return/third-return.codes'
import type { ThirdLine } from '@mallard/contract/aftersales/third-return/third-return.fields'
import { fen, type Fen, type Instant, type Locale, refundableFor, zero } from '@mallard/kernel'

/** A line as it is kept, in both languages; lines kept before they had English words have none. */
export interface KeptLine extends ThirdLine {
  readonly titleEn?: string
  readonly productAttrEn?: string
}

/** A line in the language of anyone who reads it. */
export function lineIn({ titleEn, productAttrEn, ...line }: KeptLine, locale: Locale): ThirdLine {
  if (locale !== 'en') return line
  return { ...line, title: titleEn || line.title, productAttr: productAttrEn || line.productAttr }
}

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
const isDone = ({ status }: ReturnRequest) => status === 3

export const ofLine = (asked: readonly ReturnRequest[], lineNo: string) =>
  asked.filter((each) => each.lineNo === lineNo)

/** Units of a line that are given back for good. */
export function unitsBack(asked: readonly ReturnRequest[], lineNo: string): number {
  return ofLine(asked, lineNo)
    .filter(isDone)
    .reduce((sum, { units }) => sum + units, 0)
}

/**
 * Units of a line that may be asked for now: none while an application is open, or when the time is
 * over.
 */
export function unitsLeft(
  line: Pick<ThirdLine, 'lineNo' | 'quantity'>,
  asked: readonly ReturnRequest[],
  until: Instant | undefined,
  now: Instant,
): number {
  if (until !== undefined && until <= now) return 0
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

/** What goes back for so many units by this type of return: goods in exchange cost nothing. */
export function amountFor(type: number, line: ThirdLine, back: number, units: number): Fen {
  return type === thirdReturnTypes[0] ? worthOf(line, back, units) : zero
}
