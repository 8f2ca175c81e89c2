import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { cappedPageOf, lookup, Moment, Money, OrderSn, Paging } from '../../fields.ts'
import { shipReportNotes, shipReportStates } from './ship-report.codes.ts'

/** What WeChat is told of the shipping of a payment that its mini-program took. */
export const AdminShipReport = z.object({
  /** Number of the payment. */
  payNo: z.string(),
  /** Fen that were paid. */
  amount: Money,
  /** What was paid with it. */
  orders: z.array(z.object({ orderSn: OrderSn, status: z.number().int() })),
  state: z.enum(shipReportStates),
  stateText: z.string(),
  /** More follows: not everything was sent yet. */
  isPart: z.boolean(),
  /** Code and words of WeChat's last refusal, or of no answer; empty once it took the report. */
  fault: z.string(),
  /** Why WeChat knows something else than the shop, or was not told. */
  note: z.enum(shipReportNotes),
  /** When something was first sent. */
  createTime: Moment,
  /** When WeChat was told last. */
  toldTime: Moment.nullable(),
  /** When the shop heard that the buyer confirmed receipt at WeChat. */
  receivedTime: Moment.nullable(),
})
export type AdminShipReport = z.output<typeof AdminShipReport>

const reports = '/admin/api/{p}-{s}/ship-reports'
const money = { authz: 'operator', right: 'pay.repair' } as const

export const shipReportAdminCalls = {
  list: GET(reports, {
    ...money,
    summary:
      'What WeChat is told of the shipping of payments that its mini-program took, those it waits for first; any by its number',
    query: z.object({
      ...Paging,
      state: z.enum([...shipReportStates, 'all']).default('waiting'),
      /** Number of the payment or of an order. */
      q: lookup(64).optional(),
    }),
    reply: cappedPageOf(AdminShipReport).extend({
      /** How many of the store wait, whatever was asked for. */
      waiting: z.number().int(),
      /** How many failed. */
      failed: z.number().int(),
    }),
  }),
  again: POST(`${reports}/{payNo}/again`, {
    ...money,
    summary: 'Tells WeChat of a shipping at once that it was not told of yet, or refused',
    params: z.object({ payNo: z.string().regex(/^\d{20,32}$/, '编号不正确') }),
    reply: AdminShipReport,
  }),
}
