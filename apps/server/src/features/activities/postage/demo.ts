import { beijingDay, day, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { postages, type DemoPostage } from '@mallard/shop-data/activities/postage'
import { sql } from 'kysely'
import { demoSkus } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { setUpPostage } from './postage-admin.service.ts'
import { findPostage } from './postage.repo.ts'
import { showPostage } from './postage-shown.service.ts'

/** Days for which one runs from the day on which the shop is opened. */
const runsFor = 30

/** Sets up the trials that are not there yet, and lets those that are there go on. */
export async function fillPostages({ services, now }: DemoWorld): Promise<void> {
  const endAt = beijingDay(now) + runsFor * day
  for (const postage of postages) {
    const scope = parseScope(postage.store)
    if (!scope) throw new Error(`a trial names the store ${postage.store}`)
    await services.db.transaction().execute(async (trx) => {
      const known = await findPostage(trx, scope, { uuid: postage.uuid })
      if (!known) return setUp(trx, scope, postage, now, endAt)
      if (known.isClosed || known.endAt >= endAt) return undefined
      await sql`update postage_promotion set end_at = ${new Date(endAt)} where id = ${known.id}`.execute(
        trx,
      )
      return showPostage(trx, scope, known.id)
    })
  }
}

async function setUp(
  trx: Db,
  scope: Scope,
  { uuid, name, rules, sku, postageAmount, quota, audience }: DemoPostage,
  now: Instant,
  endAt: Instant,
): Promise<void> {
  const [skuId] = await demoSkus(trx, scope, [sku])
  const setup = {
    id: 0,
    version: 0,
    name: name.zh,
    nameEn: name.en,
    rules: rules.zh,
    rulesEn: rules.en,
    startAt: beijingDay(now),
    endAt,
    skuId: skuId!,
    postageAmount,
    quota,
    audience,
  }
  await setUpPostage(trx, scope, setup, now, { uuid })
}
