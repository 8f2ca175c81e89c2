import type { Fen } from '@mallard/kernel'
import type { Acknowledgement, Answer, IncomingHeaders } from '../answer.ts'

export type { Acknowledgement, Answer, IncomingHeaders } from '../answer.ts'

/** Which invoice: the number of the application and of the one invoice in it, both ours. */
export interface FapiaoRef {
  /** Letters, digits, `_` and `-`, 32 at most; the same in every repetition. */
  readonly applyNo: string
  readonly fapiaoId: string
}

export interface FapiaoBuyer {
  readonly kind: 'person' | 'company'
  readonly name: string
  /** Unified social credit code; companies only. */
  readonly taxNo?: string
  readonly address?: string
  readonly phone?: string
  readonly bankName?: string
  readonly bankAccount?: string
}

export interface FapiaoLine {
  readonly name: string
  readonly quantity: number
  /** Tax included. */
  readonly amount: Fen
  readonly tax: {
    /** Tax category: the 19 digits of 税收分类编码. */
    readonly code: string
    /** Basis points: 1300 is 13 %. `exempt`: no tax by law, which is not 0 %. */
    readonly rate: number | 'exempt'
  }
  /** The tax in `amount`. */
  readonly taxAmount: Fen
}

export interface FapiaoOrder extends FapiaoRef {
  readonly buyer: FapiaoBuyer
  /** What the lines add up to. */
  readonly total: Fen
  readonly lines: readonly FapiaoLine[]
  readonly remark: string
}

/**
 * `failed`: the tax side did not issue it; a later application needs a new number. `fault`: why a
 * reversal did not go through.
 */
export type FapiaoState =
  | { readonly state: 'none' | 'issuing' | 'reversing' }
  | {
      readonly state: 'issued'
      readonly invoiceNo: string
      readonly at: number
      readonly fault?: string
    }
  | { readonly state: 'failed'; readonly code: string; readonly message: string }
  | { readonly state: 'reversed'; readonly redNo: string; readonly at: number }

/** What tax rules know as reasons to reverse a fully digital invoice. */
export type ReverseReason = 'issueError' | 'salesReturn' | 'serviceSuspension' | 'salesDiscount'

export type FapiaoFailure = 'badRequest' | 'config' | 'notFound' | 'refused'
export type FapiaoNoticeFailure = 'signature' | 'stale' | 'malformed' | 'merchant'

/** A notification says that something happened to an application; what it was is asked for. */
export interface FapiaoNotice {
  readonly notifyId: string
  /** Absent: about something else. */
  readonly applyNo?: string
}

/**
 * A party that issues e-invoices (hosts-and-providers.md §6.2). Never throws for what the other
 * side does.
 */
export interface FapiaoChannel {
  /**
   * Done means: it was taken on; whether it was issued is asked for. The same order may be sent
   * again.
   */
  apply(order: FapiaoOrder): Promise<Answer<'accepted', FapiaoFailure>>
  query(ref: FapiaoRef): Promise<Answer<FapiaoState, FapiaoFailure>>
  reverse(
    ref: FapiaoRef,
    invoiceNo: string,
    reason: ReverseReason,
  ): Promise<Answer<'accepted', FapiaoFailure>>
  /** The invoice as a PDF. */
  file(ref: FapiaoRef): Promise<Answer<Buffer, FapiaoFailure>>
  parseNotify(
    rawBody: Buffer,
    headers: IncomingHeaders,
  ): Promise<Answer<FapiaoNotice, FapiaoNoticeFailure>>
  readonly acknowledge: { readonly success: Acknowledgement; readonly failure: Acknowledgement }
}
