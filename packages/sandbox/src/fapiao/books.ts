import { randomBytes } from 'node:crypto'
import type { Instant } from '@mallard/kernel'
import { refusal, type Refusal } from '../wxpay/books.ts'
import type { World } from '../world/world.ts'
import type { Application, Reversal } from './form.ts'

export type FapiaoStatus = 'ISSUE_ACCEPTED' | 'ISSUED' | 'REVERSE_ACCEPTED' | 'REVERSED'

/** An application and the invoice it became. */
export interface Held {
  readonly application: Application
  readonly appliedAt: Instant
  status: FapiaoStatus
  error?: { readonly code: string; readonly message: string } | undefined
  invoiceNo?: string
  issuedAt?: Instant
  reason?: string
  /** The buyer has to confirm the red letter, and has not. */
  awaitsBuyer?: boolean
  redNo?: string
  reversedAt?: Instant
}

/** What its file shows. */
export interface Issued {
  readonly application: Application
  readonly invoiceNo: string
  readonly issuedAt: Instant
  readonly redNo?: string | undefined
}

/** The tax in an amount, fen. */
export const taxOf = ({ amount, taxRate }: Application['items'][number]): number =>
  amount - Math.round((amount * 10_000) / (10_000 + taxRate))

const digits = (count: number) => [...randomBytes(count)].map((byte) => byte % 10).join('')

export function makeFapiaoBooks({ timeline, journal }: World) {
  const held = journal.map<Held>('fapiao.applications', 20_000)
  const keep = (one: Held) => held.set(one.application.applyNo, one)
  let callbackUrl = journal.map<{ url: string }>('fapiao.settings', 1).get('callback')?.url

  return {
    held,
    callbackUrl: () => callbackUrl,
    callAt(url: string) {
      callbackUrl = url
      journal.map<{ url: string }>('fapiao.settings', 1).set('callback', { url })
    },
    /** Whether it is new. */
    apply(application: Application): boolean | Refusal {
      const known = held.get(application.applyNo)
      if (known)
        return JSON.stringify(known.application) === JSON.stringify(application)
          ? false
          : refusal(400, 'INVALID_REQUEST', '发票申请单号重复，且参数不一致')
      keep({ application, appliedAt: timeline.now(), status: 'ISSUE_ACCEPTED' })
      return true
    },
    issue(one: Held) {
      if (one.status !== 'ISSUE_ACCEPTED' || one.error) return
      Object.assign(one, {
        status: 'ISSUED',
        invoiceNo: `26${digits(18)}`,
        issuedAt: timeline.now(),
      })
      keep(one)
    },
    fail(one: Held, code: string, message: string) {
      one.error = { code, message }
      keep(one)
    },
    /** Whether it is new. */
    reverse(
      one: Held,
      { invoiceNo, reason, awaitsBuyer }: Reversal & { awaitsBuyer: boolean },
    ): boolean | Refusal {
      if (one.invoiceNo !== invoiceNo)
        return refusal(400, 'INVALID_REQUEST', '发票号码与申请单不一致')
      if (one.status === 'REVERSED' || (one.status === 'REVERSE_ACCEPTED' && !one.error))
        return false
      Object.assign(one, { status: 'REVERSE_ACCEPTED', reason, error: undefined, awaitsBuyer })
      keep(one)
      return true
    },
    redden(one: Held) {
      if (one.status !== 'REVERSE_ACCEPTED' || one.error) return
      Object.assign(one, {
        status: 'REVERSED',
        redNo: `26${digits(18)}`,
        reversedAt: timeline.now(),
      })
      keep(one)
    },
  }
}
