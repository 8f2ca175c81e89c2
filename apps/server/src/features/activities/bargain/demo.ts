import { day, parseScope, type Instant, type Scope } from '@mallard/kernel'
import { bargains, type DemoBargain } from '@mallard/shop-data/activities/bargain'
import { sql } from 'kysely'
import { demoSkus } from '#features/activities/activity/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { setUpBargain } from './bargain-admin.service.ts'

/** Days that a bargain runs which a start sets up. */
const days = 7
const terms = { roomHours: 24, dailyHelps: 5, helpLimit: 20 }

/** Sets up the bargains that do not run, and opens a room in which friends have cut. */
export async function fillBargains({ services, now, memberOf, actAs }: DemoWorld): Promise<void> {
  for (const bargain of bargains) {
    const scope = parseScope(bargain.store)
    if (!scope) throw new Error(`a bargain names the store ${bargain.store}`)
    const bargainId = await services.db
      .transaction()
      .execute((trx) => running(trx, scope, bargain, now))
    const ownerId = bargain.owner && memberOf(scope, bargain.owner)
    if (!ownerId) continue
    const { bargainRoomId } = await actAs(
      scope,
      ownerId,
      now,
    )<{ bargainRoomId: string }>('bargain.add', { bargainId })
    for (const code of bargain.friends) {
      const friendId = memberOf(scope, code)
      if (!friendId) continue
      const act = actAs(scope, friendId, now)
      const { canHelp } = await act<{ canHelp: boolean }>('bargain.room', { bargainRoomId })
      if (canHelp) await act('bargain.bargain', { bargainRoomId })
    }
  }
}

/** The activity that runs; set up unless it is there. */
async function running(
  trx: Db,
  scope: Scope,
  { name, sku, startPrice, floorPrice, helpers, stock }: DemoBargain,
  now: Instant,
): Promise<number> {
  const known = await sql<{ id: number }>`
    select id from bargain
    where partner_id = ${scope.partnerId} and store_id = ${scope.storeId} and name = ${name.zh}
      and closed_at is null and start_at <= ${new Date(now)} and end_at > ${new Date(now)}`.execute(
    trx,
  )
  if (known.rows[0]) return known.rows[0].id
  const [skuId] = await demoSkus(trx, scope, [sku])
  const setup = {
    id: 0,
    version: 0,
    name: name.zh,
    nameEn: name.en,
    startAt: now,
    endAt: now + days * day,
    skuId: skuId!,
    startPrice,
    floorPrice,
    helpers,
    stock,
    ...terms,
  }
  return setUpBargain(trx, scope, setup, now)
}
