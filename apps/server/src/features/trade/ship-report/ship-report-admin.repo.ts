import type { Scope } from '@mallard/kernel'
import type {
  ShipReportNote,
  ShipReportState,
} from '@mallard/contract/trade/ship-report/ship-report.codes'
import { sql, type RawBuilder } from 'kysely'
import { countOf } from '#platform/db/counted.ts'
import { ofStore } from '#platform/db/of-store.ts'
import type { Db } from '#platform/db/database.ts'
import './ship-report.tables.ts'

export interface ListedReport {
  readonly payNo: string
  readonly amount: number
  readonly orders: readonly { readonly orderSn: string; readonly status: number }[]
  readonly state: ShipReportState
  readonly isWhole: boolean
  readonly fault: string
  readonly note: ShipReportNote
  readonly createdAt: Date
  readonly toldAt: Date | null
  readonly receivedAt: Date | null
}

const columns = sql`
  r.pay_no as "payNo", r.amount, r.state, r.is_whole as "isWhole", r.fault, r.note,
  r.created_at as "createdAt", r.told_at as "toldAt", r.received_at as "receivedAt",
  (select coalesce(jsonb_agg(jsonb_build_object('orderSn', o.order_sn, 'status', o.status) order by o.id),
    '[]')
    from pay_order_target t join orders o on o.id = t.order_id
      where t.pay_order_id = r.pay_order_id) as orders`

/** Each way goes through an index of its own. */
const named = (q: string) => sql`r.id = any(array(
  select f.id from ship_report f where f.pay_no = ${q}
  union all select f.id from orders o join pay_order_target t on t.order_id = o.id
    join ship_report f on f.pay_order_id = t.pay_order_id where o.order_sn = ${q}))`

export interface ReportFilter {
  readonly state: ShipReportState | 'all'
  readonly q?: string | undefined
}

/**
 * One more than the page holds, where there is one: what waits or failed comes oldest first, the
 * rest newest first; a number finds what it names in every state.
 */
export async function listReports(
  db: Db,
  scope: Scope,
  { state, q }: ReportFilter,
  offset: number,
  limit: number,
): Promise<{ rows: ListedReport[]; total: number; waiting: number; failed: number }> {
  const own = ofStore('r', scope)
  const inState = (wanted: ShipReportState) => sql`${own} and r.state = ${wanted}`
  const ofState = state === 'all' ? own : inState(state)
  const which = q ? sql`${own} and ${named(q)}` : ofState
  const order = state === 'waiting' || state === 'failed' ? sql`r.id` : sql`r.id desc`
  const counted = (where: RawBuilder<unknown>) => countOf(sql`ship_report r where ${where}`)
  const [{ rows }, counts] = await Promise.all([
    sql<ListedReport>`
      select ${columns} from ship_report r
      where ${which}
      order by ${order} limit ${limit + 1} offset ${offset}`.execute(db),
    sql<{ total: number; waiting: number; failed: number }>`
      select ${counted(which)} as total, ${counted(inState('waiting'))} as waiting,
        ${counted(inState('failed'))} as failed`.execute(db),
  ])
  return { rows, ...counts.rows[0]! }
}

export async function findReport(
  db: Db,
  scope: Scope,
  payNo: string,
): Promise<ListedReport | undefined> {
  const { rows } = await sql<ListedReport>`
    select ${columns} from ship_report r where ${ofStore('r', scope)} and r.pay_no = ${payNo}`.execute(
    db,
  )
  return rows[0]
}
