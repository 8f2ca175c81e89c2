import type { InputOf } from '@mallard/contract/api'
import type {
  RefundOptions,
  RefundableLine,
  refundAdminCalls,
} from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { fenTyped } from '#platform/show.ts'

/** What is chosen of a line: units, or an amount without any. */
export interface ChosenLine {
  readonly quantity: number
  /** Yuan as typed. */
  readonly amount: string
}

/** What the form holds beside the reason. */
export interface Chosen {
  readonly isUnsent: boolean
  readonly lines: Readonly<Record<number, ChosenLine>>
  /** Yuan as typed. */
  readonly freight: string
  readonly restock: boolean
}

const nothing: ChosenLine = { quantity: 0, amount: '' }
const yuanOf = (fen: number) => (fen === 0 ? '' : (fen / 100).toFixed(2))

/** Units of a line that the refund can be about. */
export const unitsIn = (line: RefundableLine, isUnsent: boolean): number =>
  line.isOpen ? 0 : isUnsent ? line.unsent : line.sent

/** Where a new refund begins: whatever was not sent comes first. */
export function emptyChoice({ lines }: RefundOptions): Chosen {
  const isUnsent = lines.some((line) => unitsIn(line, true) > 0)
  return { isUnsent, lines: {}, freight: '', restock: isUnsent }
}

/** Everything that is there, with its freight. */
export function wholeChoice({ lines, freightLeft }: RefundOptions, isUnsent: boolean): Chosen {
  const chosen = lines.map(
    (line) => [line.orderItemId, { quantity: unitsIn(line, isUnsent), amount: '' }] as const,
  )
  return {
    isUnsent,
    lines: Object.fromEntries(chosen),
    freight: yuanOf(freightLeft),
    restock: isUnsent,
  }
}

export const lineIn = (chosen: Chosen, orderItemId: number): ChosenLine =>
  chosen.lines[orderItemId] ?? nothing

export type RefundProblem =
  | 'nothingChosen'
  | 'badAmount'
  | 'aboveLine'
  | 'aboveFreight'
  | 'aboveLeft'

export interface RefundSum {
  readonly problem: RefundProblem | undefined
  /** Of the field that is wrong: a line, or the freight. */
  readonly at: number | 'freight' | undefined
  /** fen */
  readonly amount: number
  readonly units: number
  /** Points that come back. */
  readonly points: number
  /**
   * It is all that is left, and none of it was sent: the order closes and gives its coupons back.
   */
  readonly isWhole: boolean
  readonly input: Pick<
    InputOf<(typeof refundAdminCalls)['refund']>,
    'isUnsent' | 'lines' | 'freightAmount' | 'amount' | 'restock'
  >
}

/** What a choice comes to, and the first thing that is wrong with it. */
export function sumUp(options: RefundOptions, chosen: Chosen): RefundSum {
  const { isUnsent, restock } = chosen
  const planned = options.lines.map((line) => plannedLine(line, lineIn(chosen, line.orderItemId)))
  const freight = chosen.freight === '' ? 0 : fenTyped(chosen.freight)
  const amount = planned.reduce((sum, line) => sum + line.worth, 0) + (freight ?? 0)
  const units = planned.reduce((sum, line) => sum + line.quantity, 0)
  const wrong = planned.find(({ problem }) => problem)
  const ofFreight =
    freight === undefined ? 'badAmount' : freight > options.freightLeft ? 'aboveFreight' : undefined
  const ofAll =
    amount > options.left ? 'aboveLeft' : units === 0 && amount === 0 ? 'nothingChosen' : undefined
  const taken = planned.filter(({ quantity, worth }) => quantity > 0 || worth > 0)
  return {
    problem: wrong?.problem ?? ofFreight ?? ofAll,
    at: wrong?.orderItemId ?? (ofFreight && 'freight'),
    amount,
    units,
    points: planned.reduce((sum, line) => sum + line.points, 0),
    isWhole:
      isUnsent &&
      options.lines.every(
        (line, place) =>
          line.sent === 0 && !line.isOpen && planned[place]!.quantity === line.unsent,
      ),
    input: {
      isUnsent,
      restock,
      lines: taken.map(({ orderItemId, quantity, worth }) => ({
        orderItemId,
        quantity,
        amount: quantity > 0 ? 0 : worth,
      })),
      freightAmount: freight ?? 0,
      amount,
    },
  }
}

interface PlannedLine {
  readonly orderItemId: number
  readonly quantity: number
  readonly worth: number
  readonly points: number
  readonly problem?: RefundProblem
}

function plannedLine(line: RefundableLine, { quantity, amount }: ChosenLine): PlannedLine {
  const { orderItemId, amounts, points, left } = line
  if (quantity > 0)
    return {
      orderItemId,
      quantity,
      worth: amounts[quantity - 1] ?? 0,
      points: points[quantity - 1] ?? 0,
    }
  const typed = amount === '' ? 0 : fenTyped(amount)
  const given = { orderItemId, quantity, worth: typed ?? 0, points: 0 }
  if (typed === undefined) return { ...given, problem: 'badAmount' }
  return typed > left ? { ...given, problem: 'aboveLine' } : given
}
