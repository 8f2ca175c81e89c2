import type { Evaluating } from '@mallard/contract/activities/evaluate/evaluate.codes'
import type { Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import {
  namedColumns,
  pageRows,
  skuColumns,
  skuJoins,
  type NamedRow,
  type Page,
  type Rows,
  type SkuRow,
} from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** A trial with its SKU and what came of it; money in fen, times in ms. */
export interface EvaluateRow extends Evaluating, NamedRow, SkuRow {
  readonly intro: string
  readonly introEn: string
  readonly rules: string
  readonly rulesEn: string
  readonly reportDays: number
  readonly applied: number
  readonly waiting: number
  readonly reported: number
  readonly late: number
}

const joins = (at: Date) => sql`
  ${skuJoins}
  cross join lateral (
    select count(*)::int as applied, (count(*) filter (where y.state = 'applied'))::int as waiting,
      (count(*) filter (
        where y.state = 'chosen' and y.review_id is null
          and (y.report_due is null or y.report_due > ${at})))::int as awaited,
      (count(*) filter (
        where y.state = 'chosen' and y.review_id is null and y.report_due <= ${at}))::int as late,
      count(y.review_id)::int as reported
    from evaluation_apply y where y.evaluation_id = a.id
  ) f`

const columns = sql`${namedColumns}, ${skuColumns},
  a.intro, a.intro_en as "introEn", a.rules, a.rules_en as "rulesEn", a.report_days as "reportDays",
  a.quota, a.chosen, a.settled_at is not null as "isSettled",
  f.awaited, f.applied, f.waiting, f.reported, f.late`

export async function findEvaluate(
  db: Db,
  scope: Scope,
  id: number,
  at: Date,
): Promise<EvaluateRow | undefined> {
  const { rows } = await sql<EvaluateRow>`
    select ${columns} from evaluation a ${joins(at)} where ${ofStore('a', scope)} and a.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

/**
 * Trials that were not called off: those that take applications, those that end first before; those
 * to come, the next first; then the others, the latest first.
 */
export const listEvaluates = (
  db: Db,
  scope: Scope,
  page: Page,
  at: Date,
): Promise<Rows<EvaluateRow>> =>
  pageRows(
    db,
    {
      from: sql`evaluation a`,
      joins: joins(at),
      columns,
      which: sql`${ofStore('a', scope)} and a.closed_at is null`,
      order: sql`
        case when a.end_at <= ${at} then 2 when a.start_at > ${at} then 1 else 0 end,
        case when a.end_at <= ${at} then null when a.start_at > ${at} then a.start_at else a.end_at end,
        a.end_at desc, a.id desc`,
    },
    page,
  )

/** Staff say that choosing is over; true when it was not until now. */
export async function settle(trx: Db, scope: Scope, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update evaluation a set settled_at = ${at}
    where ${ofStore('a', scope)} and a.id = ${id} and a.settled_at is null and a.closed_at is null
      and a.end_at <= ${at}
    returning a.id`.execute(trx)
  return rows.length === 1
}
