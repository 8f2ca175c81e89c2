import type { PromotionSetup } from '@mallard/contract/pricing/promotion/promotion-admin.calls'
import { hour, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { levelPrices, promotions, type DemoPromotion } from '@mallard/shop-data/pricing/promotion'
import { sql } from 'kysely'
import { setUpPromotion } from '#features/pricing/promotion-admin/index.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Sets up the promotions of the demo world, and what its levels pay. After the past orders: those
 * were priced without.
 */
export async function fillPromotions(trx: Db, now: Instant): Promise<void> {
  for (const promotion of promotions) await fill(trx, promotion, now)
  for (const [code, bp] of Object.entries(levelPrices))
    await sql`update level set discount_bp = ${bp} where code = ${code}`.execute(trx)
}

async function fill(trx: Db, demo: DemoPromotion, now: Instant): Promise<void> {
  const scope = parseScope(demo.store)
  if (!scope) throw new Error(`a promotion names the store ${demo.store}`)
  const { categories, skus, hours, closed, limitPerUser = 0, priority = 0, name } = demo
  const scopeIds = categories
    ? await categoryIds(trx, scope, categories)
    : skus
      ? await skuIds(trx, scope, skus)
      : []
  await setUpPromotion(
    trx,
    scope,
    {
      id: 0,
      version: 0,
      name: name.zh,
      nameEn: name.en,
      startAt: now + hours[0] * hour,
      endAt: now + hours[1] * hour,
      scope: categories ? 'category' : skus ? 'sku' : 'all',
      scopeIds,
      kind: await kindOf(trx, scope, demo.kind),
      priority,
      limitPerUser,
    },
    now,
    closed === true,
  )
}

async function kindOf(
  trx: Db,
  scope: Scope,
  kind: DemoPromotion['kind'],
): Promise<PromotionSetup['kind']> {
  const ids = new Map<unknown, number>()
  for (const sn of skusIn(kind)) ids.set(sn, (await skuIds(trx, scope, [sn]))[0]!)
  return withIds(kind, ids) as PromotionSetup['kind']
}

/** Numbers of the SKUs that a rule of the demo world names, wherever they stand in it. */
function skusIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'sku' ? [String(part)] : skusIn(part),
  )
}

/** The rule with ids in their place. */
function withIds(value: unknown, ids: ReadonlyMap<unknown, number>): unknown {
  if (Array.isArray(value)) return value.map((part) => withIds(part, ids))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === 'sku' ? ['skuId', ids.get(part)] : [key, withIds(part, ids)],
    ),
  )
}

async function skuIds(trx: Db, { partnerId }: Scope, sns: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`
    select id from sku
    where partner_id = ${partnerId} and product_sn = any(${sns}::text[])
    order by id`.execute(trx)
  if (rows.length < sns.length)
    throw new Error(`a promotion names a SKU that is not there: ${sns.join()}`)
  return rows.map(({ id }) => id)
}

async function categoryIds(
  trx: Db,
  { partnerId }: Scope,
  codes: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`
    select id from category
    where partner_id = ${partnerId} and code = any(${codes}::text[])
    order by id`.execute(trx)
  if (rows.length < codes.length)
    throw new Error(`a promotion names a category that is not there: ${codes.join()}`)
  return rows.map(({ id }) => id)
}
