import {
  requestStates,
  type RequestState,
} from '@mallard/contract/aftersales/invoice-request/invoice-request.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { requestColumns, requestsIn, type RequestRow } from './invoice-request.repo.ts'

export interface RequestFilter {
  readonly state: RequestState | 'all'
  readonly q?: string | undefined
  readonly offset: number
  readonly limit: number
}

export type AdminRequestRow = RequestRow & { readonly by: string | null }

const withStaff = sql`${requestColumns}, (select s.name from staff s where s.id = q.staff_id) as by`

/** What waits comes oldest first, the rest newest first; each state counted. */
export async function requestsForAdmin(
  db: Db,
  scope: Scope,
  { state, q, offset, limit }: RequestFilter,
): Promise<{ rows: AdminRequestRow[]; counts: Record<RequestState, number> }> {
  const start = q && `${q.replace(/[\\%_]/g, '\\$&')}%`
  const found = sql`invoice_request q
    where ${requestsIn(scope)}
      and ${
        start
          ? sql`(q.order_sn = ${q} or q.phone = ${q} or q.tax_no = ${q.toUpperCase()} or q.invoice_no = ${q}
        or q.name like ${start})`
          : sql`true`
      }`
  const order = state === 'asked' ? sql`q.id` : sql`q.id desc`
  const [page, counted] = await Promise.all([
    sql<AdminRequestRow>`
      select ${withStaff} from ${found}
      and ${state === 'all' ? sql`true` : sql`q.state = ${state}`}
        order by ${order} offset ${offset} limit ${limit}`.execute(db),
    sql<{ state: RequestState; count: number }>`
      select q.state, count(*)::int as count from ${found} group by q.state`.execute(db),
  ])
  const of = (each: RequestState) => counted.rows.find((row) => row.state === each)?.count ?? 0
  return {
    rows: page.rows,
    counts: Object.fromEntries(requestStates.map((each) => [each, of(each)])) as Record<
      RequestState,
      number
    >,
  }
}

export async function requestForAdmin(
  db: Db,
  scope: Scope,
  id: number,
): Promise<AdminRequestRow | undefined> {
  const { rows } = await sql<AdminRequestRow>`
    select ${withStaff} from invoice_request q where ${requestsIn(scope)} and q.id = ${id}`.execute(
    db,
  )
  return rows[0]
}
