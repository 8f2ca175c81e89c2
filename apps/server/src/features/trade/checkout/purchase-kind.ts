import type { ErrorName } from '@mallard/contract/errors'
import type { Instant, Locale, Refused, Result, Scope } from '@mallard/kernel'
import type { RawBuilder } from 'kysely'
import type { ZodType } from 'zod'
import type { NewOrder } from '#features/trade/order/index.ts'
import type { ApplicablePromotions } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { FlowOwner, OfferedLine, OpenFlow } from './checkout.repo.ts'
import type { Deductible } from './deduction.service.ts'
import type { JointReservation } from './together.repo.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Ways to buy that it adds (docs/guides/add-a-way-to-buy.md). */
    readonly purchaseKinds?: readonly PurchaseKind[]
  }
  interface Ports {
    purchaseKinds: PurchaseKinds
  }
}

/** Where and when a kind is asked. */
export interface Occasion {
  readonly db: Db
  readonly scope: Scope
  readonly now: Instant
}

/** The same where a checkout is priced, with what the partner lets points pay. */
export interface PricingOccasion extends Occasion {
  /** Percent of the goods after the coupon; null: points pay for nothing. */
  readonly pointsPercent: number | null
}

/** How a checkout of a kind begins. */
export interface Opening<Context> {
  /** The last part of the page's address. */
  readonly cartId: string
  /** A select of the lines, see `checkout.repo.ts`. */
  readonly found: RawBuilder<unknown>
  /** Lines that it must find. */
  readonly count: number
  /** The refusal when it finds fewer. */
  readonly missing: ErrorName
  /** What the flow and its order keep. */
  readonly context: Context
}

/** What lowers a price: promotions, and what the shopper holds. */
export interface Pricing extends ApplicablePromotions {
  readonly deductible: Deductible
  /** Delivery costs nothing; where goods are not sent to, they are not sent all the same. */
  readonly isFreightFree?: boolean
}

/** A line of an order that is about to be written, with its price. */
export type OrderedLine = NewOrder['items'][number]

/** Parts of the statement that writes an order, in which a kind takes what it counts. */
export interface Reservation {
  /** Named parts without the last comma. They do nothing unless the part `taken` has a row. */
  readonly parts: RawBuilder<unknown>
  /** The part whose row lets stock be taken after it. */
  readonly done: RawBuilder<unknown>
  /**
   * When the whole statement is undone, and what the shopper is told; the first that holds counts.
   */
  readonly failures: readonly {
    readonly when: RawBuilder<unknown>
    readonly refused: Refused<ErrorName>
  }[]
}

/** What everybody wants of a way to buy, as it stands for some members. */
interface Standing<Context> {
  /** Units that anyone can take. */
  readonly left: number
  /** Why a member gets none of it; what `reserve` would say of them alone. */
  refusalOf(memberId: number, context: Context): Refused<ErrorName> | undefined
}

/** One SKU that somebody buys now, beside the cart. */
interface JointOpening<Context> {
  readonly productSn: string
  readonly quantity: number
  /** What the flow and its order keep. */
  readonly context: Context
}

/**
 * How what everybody wants at one moment is sold to several at once (docs/decisions/0212): one SKU,
 * whose price rests on it and the context alone. Of the store's promotions and of what members hold
 * nothing is read. Those who are handed in together want the same thing, each of them once.
 */
export interface Together<Context, Input = unknown> {
  /** What the kind's own `open` says to each, in their order. */
  open(
    occasion: Occasion,
    wishes: readonly { readonly memberId: number; readonly input: Input }[],
  ): Promise<readonly Result<JointOpening<Context>, ErrorName>[]>
  /** Why there is no use in asking, if this process knows. */
  gone(occasion: Occasion, context: Context): Refused<ErrorName> | undefined
  /** What is there now; undefined where nobody can tell. */
  stand(
    occasion: Occasion,
    context: Context,
    memberIds: readonly number[],
  ): Promise<Standing<Context> | undefined>
  /** Somebody was refused what is wanted. */
  refused(occasion: Occasion, context: Context, refusal: Refused<ErrorName>): void
  /** The same as the kind's own `reserve`. */
  reserve(scope: Scope, context: Context, at: Date): JointReservation
}

/** What names an activity on checkout, order and refund pages. */
export interface Explanation {
  readonly name: string
  /** Path of the activity's page. */
  readonly href: string
}

/** An order that was bought in a kind, as its `confirm` and `release` see it. */
export interface Purchase<Context> {
  readonly orderId: number
  readonly orderSn: string
  readonly scope: Scope
  readonly memberId: number
  readonly context: Context
  /** When it happened. */
  readonly at: Date
}

/** One of the orders that a checkout becomes. */
export interface OrderPart<Context> {
  /** Places of its lines in the checkout. */
  readonly lines: readonly number[]
  /** What the order keeps. */
  readonly context: Context
}

/**
 * A way to buy (docs/guides/add-a-way-to-buy.md). Flow and order keep its code and its context;
 * checkout asks it at each step, so a new way is a new value, never a new branch. `Input` is what
 * opens it, `Context` what it must know later.
 */
export interface PurchaseKind<Context = unknown, Input = unknown> {
  /** Stored in the flow and in the order (activities.md §0). */
  readonly code: number
  readonly context: ZodType<Context>
  /** The body of the checkout call that opens it; absent where the kind has a call of its own. */
  readonly input?: ZodType<Input>
  /** Milliseconds after the submit in which to pay; those that the store gives unless told. */
  readonly payWithin?: number
  /**
   * Whether its units were put aside for the shopper before the checkout: the order takes them over
   * instead of putting others aside. Absent: not.
   */
  readonly holdsStock?: true
  /** Whether the best coupon that the shopper could draw is drawn for it; absent: not. */
  readonly drawsCoupons?: true
  /** Whether this person may buy this now. */
  open(
    occasion: Occasion,
    owner: FlowOwner,
    input: Input,
  ): Promise<Result<Opening<Context>, ErrorName>>
  /** What may lower the price (domain.md §4.2). */
  price(occasion: Occasion, flow: OpenFlow<Context>): Promise<Pricing>
  /** Why it cannot be bought any more, before prices are calculated. */
  refusal?(occasion: Occasion, flow: OpenFlow<Context>): Promise<Refused<ErrorName> | undefined>
  /** Lines of the cart that are used up by the order. */
  usedUp?(flow: OpenFlow<Context>): readonly number[]
  /**
   * Makes several orders of one checkout, which are priced, paid and closed together. Such a way
   * has a submit of its own (`submitBatch`); absent: one order.
   */
  split?(flow: OpenFlow<Context>): readonly OrderPart<Context>[]
  /** Whether its orders wait for a group once they are paid; absent: not. */
  gathers?(context: Context): boolean
  /** When its orders close at the latest if they are not paid. */
  closesBy?(context: Context): Instant
  /** Quota and limits per person, by compare-and-set in the order's statement, before stock. */
  reserve?(
    owner: FlowOwner,
    flow: OpenFlow<Context>,
    at: Date,
    orderSn: string,
    lines: readonly OrderedLine[],
  ): Reservation
  /** Lets writers of orders in one after another, where many want the same row. */
  admit?<T>(
    occasion: Occasion,
    flow: OpenFlow<Context>,
    write: () => Promise<Result<T, ErrorName>>,
  ): Promise<Result<T, ErrorName>>
  /** How it is sold to several at once (`openTogether`, `submitTogether`); absent: to each alone. */
  readonly together?: Together<Context, Input>
  /** The orders were paid; runs in the transaction that marks the event handled, exactly once. */
  confirm?(trx: Db, orders: readonly Purchase<Context>[]): Promise<void>
  /** The orders were closed unpaid, or refunded where `refundPolicy` says so; exactly once. */
  release?(
    trx: Db,
    orders: readonly Purchase<Context>[],
    cause: 'unpaid' | 'refunded',
  ): Promise<void>
  /**
   * Money of the orders went back, some of it or all; exactly once for each time. What an order has
   * back by now stands in `orders.refunded_amount`.
   */
  refunded?(trx: Db, orders: readonly Purchase<Context>[]): Promise<void>
  /** Whether a refund of the whole order before shipping gives back what `reserve` took. */
  readonly refundPolicy: { readonly freesQuota: boolean }
  /** The activity of a purchase in words; absent for ordinary ones. */
  explain?(context: Context, locale: Locale, scope: Scope): Explanation
}

/** The ways to buy that a call knows. */
export interface PurchaseKinds {
  readonly all: readonly PurchaseKind[]
  /**
   * The kind of a checkout, which then has a context of the kind's shape; undefined when the call
   * does not sell it.
   */
  of(flow: OpenFlow): { readonly kind: PurchaseKind; readonly flow: OpenFlow } | undefined
  /** The kind that a body opens, by the kinds' own shapes. */
  openedBy(body: unknown): { readonly kind: PurchaseKind; readonly input: unknown } | undefined
}

/** What is put aside for a line is there for it. */
const withHeld = (line: OfferedLine): OfferedLine => ({
  ...line,
  available: line.available + line.quantity,
})

export function purchaseKindsOf(all: readonly PurchaseKind[]): PurchaseKinds {
  const byCode = new Map(all.map((kind) => [kind.code, kind]))
  if (byCode.size < all.length) throw new Error('two ways to buy have one code')
  return {
    all,
    of: (flow) => {
      const kind = byCode.get(flow.kind)
      if (!kind) return undefined
      const lines = kind.holdsStock ? flow.lines.map(withHeld) : flow.lines
      return { kind, flow: { ...flow, lines, context: kind.context.parse(flow.context) } }
    },
    openedBy: (body) => {
      for (const kind of all) {
        const input = kind.input?.safeParse(body)
        if (input?.success) return { kind, input: input.data }
      }
      return undefined
    },
  }
}
