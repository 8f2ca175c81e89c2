import type { PayFailure, RefundFailure } from '../port.ts'

/** Error codes without underscores (hosts-and-providers.md §1.6) and what each means to us. */
const payFailures: Readonly<Record<string, PayFailure>> = {
  PARAMERROR: 'badRequest',
  INVALIDREQUEST: 'badRequest',
  OPENIDMISMATCH: 'badRequest',
  APPIDMCHIDNOTMATCH: 'config',
  MCHNOTEXISTS: 'config',
  SIGNERROR: 'config',
  NOAUTH: 'config',
  ORDERCLOSED: 'closed',
  ORDERPAID: 'alreadyPaid',
  OUTTRADENOUSED: 'numberUsed',
}

const refundFailures: Readonly<Record<string, RefundFailure>> = {
  PARAMERROR: 'badRequest',
  INVALIDREQUEST: 'badRequest',
  MCHNOTEXISTS: 'config',
  SIGNERROR: 'config',
  NOAUTH: 'config',
  NOTENOUGH: 'notEnough',
  RESOURCENOTEXISTS: 'notRefundable',
  ORDERNOTEXIST: 'notRefundable',
  USERACCOUNTABNORMAL: 'notRefundable',
}

export const payFailureOf = (code: string): PayFailure => payFailures[code] ?? 'refused'
export const refundFailureOf = (code: string): RefundFailure => refundFailures[code] ?? 'refused'
