import type { PayFailure, RefundFailure } from '../port.ts'

/**
 * Answers that leave it open whether it was done: 03 no answer in time, 04 unclear, 05 under way,
 * 06 busy, 02 closed for now, 37 asked too often.
 */
const open: ReadonlySet<string> = new Set(['02', '03', '04', '05', '06', '37'])
/** A6: done, with a flaw that is none for the merchant. */
const done: ReadonlySet<string> = new Set(['00', 'A6'])

export const isDone = (code: string): boolean => done.has(code)
export const isOpen = (code: string): boolean => open.has(code)

const payFailures: Readonly<Record<string, PayFailure>> = {
  '10': 'badRequest',
  '11': 'config',
  '12': 'numberUsed',
  '13': 'badRequest',
  '31': 'config',
  '32': 'config',
  '33': 'badRequest',
  '39': 'closed',
}

const refundFailures: Readonly<Record<string, RefundFailure>> = {
  '10': 'badRequest',
  '11': 'config',
  '12': 'numberUsed',
  '13': 'badRequest',
  '31': 'config',
  '32': 'config',
  '33': 'badRequest',
  '34': 'notRefundable',
  '35': 'notRefundable',
  '36': 'badRequest',
  '64': 'notEnough',
}

export const payFailureOf = (code: string): PayFailure => payFailures[code] ?? 'refused'
export const refundFailureOf = (code: string): RefundFailure => refundFailures[code] ?? 'refused'
