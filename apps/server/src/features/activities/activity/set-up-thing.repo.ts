import type { Instant, Scope } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** What a set-up gives: a SKU, or coupons of a template. */
interface Thing {
  readonly skuId: number | null
  readonly templateId: number | null
}

/** As the store has it. */
export interface SetUpThing extends Thing {
  /** Fen; null of a coupon. */
  readonly salePrice: number | null
  /** Units of the store, or coupons of the template. */
  readonly available: number
  /** A coupon that is closed, or cannot be used until the set-up ends. */
  readonly isOver: boolean
}

/** Things that a set-up gives until it ends; what the store does not have is missing. */
export async function setUpThings(
  db: Db,
  { partnerId, storeId }: Scope,
  things: readonly Thing[],
  endAt: Instant,
): Promise<SetUpThing[]> {
  const skus = things.flatMap(({ skuId }) => skuId ?? [])
  const templates = things.flatMap(({ templateId }) => templateId ?? [])
  const { rows } = await sql<SetUpThing>`
    select s.sku_id as "skuId", null::bigint as "templateId", s.sale_price as "salePrice",
      s.on_hand - s.reserved as available, false as "isOver"
    from store_sku s
    join sku k on k.partner_id = s.partner_id and k.id = s.sku_id and k.closed_at is null
    join goods g on g.partner_id = k.partner_id and g.id = k.goods_id and g.archived_at is null
    where s.partner_id = ${partnerId} and s.store_id = ${storeId} and s.sku_id = any(${skus}::bigint[])
    union all
    select null, t.id, null, t.total - t.taken,
      t.closed_at is not null or coalesce(t.valid_to < ${new Date(endAt)}, false)
    from coupon_template t
    where t.partner_id = ${partnerId} and (t.store_id is null or t.store_id = ${storeId})
      and t.id = any(${templates}::bigint[])`.execute(db)
  return rows
}

/** One of them; undefined where the store does not have it. */
export const thingOf = (
  found: readonly SetUpThing[],
  { skuId, templateId }: Thing,
): SetUpThing | undefined =>
  found.find((each) => each.skuId === skuId && each.templateId === templateId)
/** The one thing that a set-up gives; undefined where the store does not have it. */
export async function setUpThing(
  db: Db,
  scope: Scope,
  setup: Thing & { readonly endAt: Instant },
): Promise<SetUpThing | undefined> {
  return thingOf(await setUpThings(db, scope, [setup], setup.endAt), setup)
}
