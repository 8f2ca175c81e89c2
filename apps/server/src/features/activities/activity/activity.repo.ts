import type { ActivityState, Period } from '@mallard/contract/activities/activity/activity.codes'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { periodColumns, runsAt } from './activity-row.repo.ts'
import { pageRows, type Page, type Rows } from './records.repo.ts'
import { closeSetup } from './setup.repo.ts'
import { ofStore } from '#platform/db/of-store.ts'

/** Rows `a` that stand there at a moment, as `activityState` says. */
const states: Readonly<Record<ActivityState, (now: Date) => RawBuilder<unknown>>> = {
  CLOSED: () => sql`a.closed_at is not null`,
  WAIT: (now) => sql`a.closed_at is null and a.start_at > ${now}`,
  RUN: runsAt,
  END: (now) => sql`a.closed_at is null and a.end_at <= ${now}`,
}

/** What of a row a list shows beside its id and period: of the table as `a`, and what is joined. */
export interface Listing {
  readonly columns: RawBuilder<unknown>
  readonly joins?: RawBuilder<unknown>
}

/** A row of a list, before it is shown. */
export type Listed<Item> = Item & Period & { readonly id: number }

/** Activities of a store in a state, the latest first. */
export function listActivities<Item>(
  db: Db,
  table: string,
  scope: Scope,
  { columns, joins }: Listing,
  { state, ...page }: Page & { readonly state: ActivityState | 'ALL' },
  now: Date,
): Promise<Rows<Listed<Item>>> {
  const isThere = state === 'ALL' ? sql`true` : states[state](now)
  return pageRows(
    db,
    {
      from: sql`${sql.table(table)} a`,
      joins,
      columns: sql`a.id, ${periodColumns}, ${columns}`,
      which: sql`${ofStore('a', scope)} and ${isThere}`,
      order: sql`a.start_at desc, a.id desc`,
    },
    page,
  )
}

/** Ends one early that is not over; true when it was not until now. */
export const endActivity = (
  trx: Db,
  table: string,
  scope: Scope,
  named: { readonly id: number; readonly reason: string },
  at: Date,
): Promise<boolean> => closeSetup(trx, table, scope, named, at, sql`end_at > ${at}`)

/** What a list shows of activities that are about one SKU each: names, and columns of their own. */
export const skuListing = (columns: RawBuilder<unknown>, joins = sql``): Listing => ({
  columns: sql`a.name, g.title, g.title_en as "titleEn", ${columns}`,
  joins: sql`
    join sku k on k.partner_id = a.partner_id and k.id = a.sku_id
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id ${joins}`,
})
