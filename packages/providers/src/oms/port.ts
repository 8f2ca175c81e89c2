import type { Fen, Instant } from '@mallard/kernel'
import type { Acknowledgement, Answer, IncomingHeaders } from '../answer.ts'

export type { Acknowledgement, Answer, IncomingHeaders } from '../answer.ts'

/** None of a line has left; it is under way; all of it has arrived. */
export type OmsDelivery = 'unsent' | 'sent' | 'arrived'

/** A line of an order that another platform sold. */
export interface OmsLine {
  /** The OMS's own number of the line. */
  readonly lineNo: string
  readonly title: string
  readonly attributes: string
  /** The merchant's code of the SKU; empty where the platform was told none. */
  readonly productSn: string
  readonly quantity: number
  /** What the buyer paid for all of it. */
  readonly paidAmount: Fen
  /** How far its parcel is; absent where the OMS does not tell. */
  readonly delivery?: OmsDelivery
}

export interface OmsOrder {
  readonly platform: string
  readonly orderNo: string
  readonly paidAt: Instant
  /** Last moment at which goods may be sent back; absent while they are not received. */
  readonly returnableUntil?: Instant
  readonly lines: readonly OmsLine[]
}

export type OmsReturnState =
  | 'requested'
  | 'agreed'
  | 'returning'
  | 'processing'
  | 'done'
  | 'refused'
  | 'cancelled'

/**
 * A return as it stands with us: the whole of it each time, so that a message that is lost or late
 * does no harm.
 */
export interface OmsReturn {
  /** `partner-store` that the order belongs to. */
  readonly shop: string
  /** Ours, 20 digits. */
  readonly returnNo: string
  /** Grows with every change; what is older than the OMS knows already changes nothing there. */
  readonly version: number
  readonly platform: string
  readonly orderNo: string
  readonly lineNo: string
  readonly quantity: number
  /**
   * What is asked for: goods come back for money or for the same goods, or money or goods for
   * nothing that comes back.
   */
  readonly kind: 'refund' | 'exchange' | 'refundOnly' | 'reissue'
  readonly state: OmsReturnState
  /** To be given back; 0 where goods are sent instead. */
  readonly amount: Fen
  readonly reason: string
  /** The parcel that goes back. */
  readonly parcel?: { readonly company: string; readonly number: string }
  /** How it was settled: the number of a transfer, or the parcel that went to the buyer. */
  readonly settlement?:
    | { readonly voucher: string }
    | { readonly company: string; readonly number: string }
}

/**
 * What the OMS tells of its own: the warehouse has the goods; or it was settled on the platform.
 */
export type OmsEvent =
  | {
      readonly eventId: string
      readonly returnNo: string
      readonly kind: 'received'
      readonly quantity: number
    }
  | {
      readonly eventId: string
      readonly returnNo: string
      readonly kind: 'settled'
      readonly settlement: NonNullable<OmsReturn['settlement']>
    }

/** `notFound`: no such order, or another phone's; the OMS does not tell which. */
export type OmsFailure = 'notFound' | 'badRequest' | 'config' | 'refused'
export type OmsEventFailure = 'signature' | 'stale' | 'malformed'

/**
 * Who keeps the orders of other platforms (hosts-and-providers.md §6.3). Never throws for what the
 * other side does.
 */
export interface OmsChannel {
  findOrder(wanted: {
    readonly shop: string
    readonly orderNo: string
    readonly phone: string
  }): Promise<Answer<OmsOrder, OmsFailure>>
  /** The version that the OMS has afterwards: this one, or a newer one. */
  tellReturn(told: OmsReturn): Promise<Answer<{ readonly version: number }, OmsFailure>>
  parseEvent(rawBody: Buffer, headers: IncomingHeaders): Promise<Answer<OmsEvent, OmsEventFailure>>
  readonly acknowledge: { readonly success: Acknowledgement; readonly failure: Acknowledgement }
}
