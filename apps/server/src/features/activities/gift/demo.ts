import { beijingDay, day, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { gifts, type DemoGift } from '@mallard/shop-data/activities/gift'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { setUpGift } from './gift-admin.service.ts'

/** Days for which one is given from the day on which the shop is opened. */
const runsFor = 60

/** Sets up the gifts that are not there yet, and lets those that are go on. */
export async function fillGifts({ services, now }: DemoWorld): Promise<void> {
  const endAt = beijingDay(now) + runsFor * day
  for (const gift of gifts) {
    const scope = parseScope(gift.store)
    if (!scope) throw new Error(`a gift names the store ${gift.store}`)
    await services.db.transaction().execute((trx) => setUp(trx, scope, gift, now, endAt))
  }
}

async function setUp(
  trx: Db,
  scope: Scope,
  { name, rules, productSn, points = 0, quota }: DemoGift,
  now: Instant,
  endAt: Instant,
): Promise<void> {
  const known = await sql`
    update gift_activity set end_at = greatest(end_at, ${new Date(endAt)}::timestamptz)
    where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and closed_at is null
      and name = ${name.zh}
    returning id`.execute(trx)
  if (known.rows.length > 0) return
  const { rows } = await sql<{ id: number }>`
    select id from sku where partner_id = ${scope.partnerId} and product_sn = ${productSn ?? ''}`.execute(
    trx,
  )
  const skuId = rows[0]?.id ?? null
  if (productSn !== undefined && skuId === null)
    throw new Error(`a gift names what is not there: ${productSn}`)
  const setup = {
    id: 0,
    version: 0,
    name: name.zh,
    nameEn: name.en,
    rules: rules.zh,
    rulesEn: rules.en,
    skuId,
    templateId: null,
    points,
    quota,
    startAt: beijingDay(now) - 3 * day,
    endAt,
  }
  await setUpGift(trx, scope, setup, now)
}
