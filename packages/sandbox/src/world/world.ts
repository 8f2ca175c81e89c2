import type { Fen } from '@mallard/kernel'
import type { OwnKeys } from '../keys.ts'
import type { Faults } from './faults.ts'
import type { Journal } from './journal.ts'
import type { Post } from './notices.ts'
import type { Timeline } from './timeline.ts'

/** What every part of the sandbox works with. */
export interface World {
  readonly keys: OwnKeys
  readonly timeline: Timeline
  readonly faults: Faults
  readonly post: Post
  readonly journal: Journal
  /** `http://127.0.0.1:{port}`. */
  readonly url: () => string
}

/** What a person or a test does at a cashier. */
export interface Payment {
  readonly provider: 'wxpay' | 'alipay' | 'unionpay'
  readonly payNo: string
  readonly subject: string
  readonly amount: Fen
  readonly refunded: Fen
  readonly state: string
  readonly createdAt: number
  readonly payable: boolean
  /** Of what a mini-program took: whether WeChat holds it. */
  readonly funds?: 'frozen' | 'reported' | 'free' | undefined
}

export type PayResult =
  | { readonly paid: true; readonly transactionId: string; readonly notice: Promise<unknown> }
  | { readonly paid: false; readonly reason: string }

/** Fen that came in and went back, over the sandbox's whole life. */
export interface Ledger {
  paid: number
  refunded: number
}

/** Bodies come as bytes, whatever their type: signatures cover bytes. */
export function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

export function formOf(body: unknown): URLSearchParams {
  return new URLSearchParams(bytesOf(body).toString())
}

export const ledgerOf = (): Ledger => ({ paid: 0, refunded: 0 })
