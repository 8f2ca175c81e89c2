import type { PayFailure, RefundFailure } from '../port.ts'

/** Sub-codes (hosts-and-providers.md §2.1) and what each means to us. */
const payFailures: Readonly<Record<string, PayFailure>> = {
  'ACQ.TRADE_HAS_SUCCESS': 'alreadyPaid',
  'ACQ.TRADE_HAS_FINISHED': 'alreadyPaid',
  'ACQ.TRADE_HAS_CLOSE': 'closed',
  'ACQ.CONTEXT_INCONSISTENT': 'numberUsed',
  'ACQ.INVALID_PARAMETER': 'badRequest',
  'isv.invalid-signature': 'config',
  'isv.invalid-app-id': 'config',
  'isv.insufficient-isv-permissions': 'config',
}

const refundFailures: Readonly<Record<string, RefundFailure>> = {
  'ACQ.SELLER_BALANCE_NOT_ENOUGH': 'notEnough',
  'ACQ.TRADE_NOT_EXIST': 'notRefundable',
  'ACQ.TRADE_NOT_ALLOW_REFUND': 'notRefundable',
  'ACQ.TRADE_HAS_FINISHED': 'notRefundable',
  'ACQ.TRADE_HAS_CLOSE': 'notRefundable',
  'ACQ.TRADE_STATUS_ERROR': 'notRefundable',
  'ACQ.REASON_TRADE_STATUS_INVALID': 'notRefundable',
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL': 'badRequest',
  'ACQ.INVALID_PARAMETER': 'badRequest',
  'ACQ.CONTEXT_INCONSISTENT': 'numberUsed',
  'ACQ.DISCORDANT_REPEAT_REQUEST': 'numberUsed',
  'isv.invalid-signature': 'config',
  'isv.invalid-app-id': 'config',
}

export const payFailureOf = (code: string): PayFailure => payFailures[code] ?? 'refused'
export const refundFailureOf = (code: string): RefundFailure => refundFailures[code] ?? 'refused'
