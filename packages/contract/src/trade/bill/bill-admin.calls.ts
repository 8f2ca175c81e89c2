import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  CalendarDay,
  Moment,
  Money,
  Paging,
  pageOf,
  RowId,
  SignedMoney,
  text,
} from '../../fields.ts'
import { payMethods } from '../payment/payment.codes.ts'

/** A day in Beijing. */
const Day = CalendarDay.regex(/^20/, '日期不正确')
const Method = z.enum(payMethods)

const Totals = z.object({
  payments: z.number().int(),
  paid: Money,
  refunds: z.number().int(),
  refunded: Money,
})

export const BillDay = z.object({
  day: z.string(),
  method: Method,
  /** read: compared; missing: business of ours and no bill yet; none: nothing happened. */
  state: z.enum(['read', 'missing', 'none']),
  readTime: Moment.nullable(),
  ours: Totals,
  theirs: Totals,
  /** Differences that nobody has explained yet. */
  open: z.number().int(),
})
export type BillDay = z.output<typeof BillDay>

export const BillDifference = z.object({
  id: z.number().int(),
  day: z.string(),
  method: Method,
  kind: z.enum(['payment', 'refund']),
  /** Of the payment or the refund, ours. */
  number: z.string(),
  channelNo: z.string(),
  cause: z.enum(['onlyOurs', 'onlyTheirs', 'amount', 'state']),
  oursAmount: SignedMoney.nullable(),
  theirsAmount: SignedMoney.nullable(),
  oursState: z.string(),
  theirsState: z.string(),
  /** open; settled: both agree by now; noted: somebody has said why. */
  state: z.enum(['open', 'settled', 'noted']),
  note: z.string(),
  staffName: z.string(),
  foundTime: Moment,
  settledTime: Moment.nullable(),
})
export type BillDifference = z.output<typeof BillDifference>

const ById = z.object({ id: RowId })

export const billAdminCalls = {
  days: GET('/admin/api/{p}-{s}/bills', {
    summary: 'What came in and went back day by day, in our books and in the channels’ bills',
    authz: 'operator',
    right: 'pay.repair',
    query: z.object({ from: Day, until: Day }),
    reply: z.array(BillDay),
  }),
  read: POST('/admin/api/{p}-{s}/bills/read', {
    summary: 'Fetches a day’s bill again and compares it; the same day twice changes nothing more',
    authz: 'operator',
    right: 'pay.repair',
    keepsPages: true,
    body: z.strictObject({ day: Day, method: Method }),
    reply: z.object({ result: z.enum(['read', 'none', 'unknown']) }),
  }),
  differences: GET('/admin/api/{p}-{s}/bills/differences', {
    summary: 'Where our books and the bills differ',
    authz: 'operator',
    right: 'pay.repair',
    query: z.object({
      ...Paging,
      day: Day.optional(),
      method: Method.optional(),
      state: z.enum(['open', 'all']).default('open'),
    }),
    reply: pageOf(BillDifference),
  }),
  ask: POST('/admin/api/{p}-{s}/bills/differences/{id}/ask', {
    summary:
      'Asks the channel about the payment or refund of a difference, books what it vouches for, and compares again',
    authz: 'operator',
    right: 'pay.repair',
    params: ById,
    reply: BillDifference,
  }),
  note: POST('/admin/api/{p}-{s}/bills/differences/{id}/note', {
    summary: 'Says why a difference is there; it is no longer open',
    authz: 'operator',
    right: 'pay.repair',
    params: ById,
    body: z.strictObject({ reason: text(200, 2) }),
    reply: BillDifference,
  }),
}
