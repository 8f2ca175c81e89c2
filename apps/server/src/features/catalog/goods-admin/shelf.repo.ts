import type { ShelfProblem } from '@mallard/contract/catalog/catalog/shelf.codes'
import type { ShelfPlan } from '@mallard/contract/catalog/catalog/shelf.fields'
import type { Scope } from '@mallard/kernel'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ShelfTimes } from './shelf.rules.ts'
import './shelf.tables.ts'

/** What is read of a plan `p`, of which there may be none. */
export const planColumns = sql`p.on_at, p.off_at, p.problem as shelf_problem,
  coalesce(p.version, 0) as plan_version`

export interface PlanRow {
  on_at: Date | null
  off_at: Date | null
  shelf_problem: ShelfProblem | null
  plan_version: number
}

/** The plan of goods `sg` of a store. */
export const planJoin = sql`left join shelf_plan p
  on p.partner_id = sg.partner_id and p.store_id = sg.store_id and p.goods_id = sg.goods_id`

/** Of goods `sg` of a store: something is planned, or did not go as planned. */
export const isPlanned: RawBuilder<unknown> = sql`exists (select 1 from shelf_plan p
  where p.partner_id = sg.partner_id and p.store_id = sg.store_id and p.goods_id = sg.goods_id
    and (p.on_at is not null or p.off_at is not null or p.problem is not null))`

export function planOf(row: PlanRow): ShelfPlan {
  return {
    onAt: row.on_at?.getTime() ?? null,
    offAt: row.off_at?.getTime() ?? null,
    problem: row.shelf_problem,
    version: row.plan_version,
  }
}

/** Goods on the shelf of a store or off it, with what is planned. */
export interface Shelf {
  readonly onSale: boolean
  readonly plan: ShelfPlan
  /** Who planned it last. */
  readonly planner: { readonly id: number; readonly name: string } | undefined
  /** A variant of it is sold in the store. */
  readonly hasOpenSku: boolean
  readonly isArchived: boolean
}

/** Stays as it is until the transaction ends; undefined: the store does not have these goods. */
export async function lockShelf(
  trx: Db,
  { partnerId, storeId }: Scope,
  goodsId: number,
): Promise<Shelf | undefined> {
  const here = sql`sg.partner_id = ${partnerId} and sg.store_id = ${storeId} and sg.goods_id = ${goodsId}`
  // A statement of its own: one that waits for a lock has read what it joins before.
  await sql`select 1 from store_goods sg where ${here} for no key update`.execute(trx)
  const { rows } = await sql<
    PlanRow & {
      on_sale: boolean
      planned_by: number | null
      planner: string | null
      has_open_sku: boolean
      is_archived: boolean
    }
  >`
    select sg.on_sale, ${planColumns}, p.planned_by, w.name as planner,
      g.archived_at is not null as is_archived,
      exists (select 1 from sku k join store_sku s on s.partner_id = k.partner_id and s.sku_id = k.id
        where k.partner_id = sg.partner_id and k.goods_id = sg.goods_id and k.closed_at is null
          and s.store_id = sg.store_id) as has_open_sku
    from store_goods sg join goods g on g.partner_id = sg.partner_id and g.id = sg.goods_id
      ${planJoin} left join staff w on w.id = p.planned_by where ${here}`.execute(trx)
  const [row] = rows
  return (
    row && {
      onSale: row.on_sale,
      plan: planOf(row),
      planner:
        row.planned_by === null ? undefined : { id: row.planned_by, name: row.planner ?? '' },
      hasOpenSku: row.has_open_sku,
      isArchived: row.is_archived,
    }
  )
}

interface NewPlan extends ShelfTimes {
  readonly problem: ShelfProblem | null
  /** The plan that it follows; 0: there was none. */
  readonly version: number
  /** Undefined: who planned it before. */
  readonly staffId?: number
}

/** Compare-and-set; false when another version is there. */
export async function writePlan(
  trx: Db,
  { partnerId, storeId }: Scope,
  goodsId: number,
  { onAt, offAt, problem, version, staffId }: NewPlan,
): Promise<boolean> {
  const on = onAt === null ? null : new Date(onAt)
  const off = offAt === null ? null : new Date(offAt)
  const { rows } =
    version === 0
      ? await sql`
          insert into shelf_plan (partner_id, store_id, goods_id, on_at, off_at, problem, planned_by)
          values (${partnerId}, ${storeId}, ${goodsId}, ${on}, ${off}, ${problem}, ${staffId ?? null})
          on conflict do nothing returning 1`.execute(trx)
      : await sql`
          update shelf_plan set on_at = ${on}, off_at = ${off}, problem = ${problem},
            planned_by = coalesce(${staffId ?? null}, planned_by), version = version + 1
          where partner_id = ${partnerId} and store_id = ${storeId} and goods_id = ${goodsId}
            and version = ${version} returning 1`.execute(trx)
  return rows.length === 1
}
