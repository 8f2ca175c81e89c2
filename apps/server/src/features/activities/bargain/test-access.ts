import { randomUUID } from 'node:crypto'
import { bargainAdminCalls } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { bargainCalls } from '@mallard/contract/activities/bargain/bargain.calls'
import { largestId } from '@mallard/contract/fields'
import { day, type Instant } from '@mallard/kernel'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { AccessOf } from '#app/testing/test-access.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { setUpBargain } from './bargain-admin.service.ts'

const fields = [
  'skuId',
  'startPrice',
  'floorPrice',
  'helpers',
  'stock',
  'roomHours',
  'dailyHelps',
  'helpLimit',
]
const named = { id: 0, version: 0, name: '砍价', nameEn: '' }
const terms = {
  startPrice: 2,
  floorPrice: 1,
  helpers: 1,
  stock: 1,
  roomHours: 24,
  dailyHelps: 100,
  helpLimit: 1000,
}
let setups = 0

/** A bargain in years to come, each at a time of its own. */
function setupOf({ skuId }: { skuId: number }) {
  const startAt = Date.UTC(2098, 0, 1) + (setups += 1) * 10_000
  return { ...named, ...terms, skuId, startAt, endAt: startAt + 1000 }
}

const requested = (sku: { skuId: number }) => ({ ...setupOf(sku), requestId: randomUUID() })

/** A cut of 1 fen in a room, by somebody who has none there; its number. */
async function cutIn(db: Db, token: string, now: Instant): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with r as (update bargain_room set current_price = current_price - 1, helps = helps + 1 where token = ${token} returning *),
    m as (
      insert into member (partner_id, uuid, nickname, created_at)
      select partner_id, 'friend-' || md5(random()::text), '好友', ${new Date(now)} from r returning id, partner_id)
    insert into bargain_help (room_id, bargain_id, partner_id, store_id, member_id, cut, at, ip, device)
    select r.id, r.bargain_id, r.partner_id, r.store_id, m.id, 1, ${new Date(now)}, '203.0.113.7', 'phone' from r cross join m returning id`.execute(
    db,
  )
  return rows[0]!.id
}

export const access: AccessOf = async ({ shop, owner, buyer, sku, theirs }) => {
  const { db } = shop.services
  const now = shop.clock.now()
  const long = { startAt: now - day, endAt: now + 19 * day, startPrice: 1_000_000 }
  const wide = { helpers: 100, stock: 1000, roomHours: 168 }
  const runs = await setUpBargain(
    db,
    owner.scope,
    { ...named, ...terms, ...long, ...wide, skuId: sku.skuId },
    now,
  )
  const room = await buyer.data(bargainCalls.add, { bargainId: runs })
  const other = await theirs.owner.data(bargainAdminCalls.save, requested(theirs.sku))
  const theirRuns = await setUpBargain(
    db,
    theirs.owner.scope,
    { ...named, ...terms, ...long, ...wide, skuId: theirs.sku.skuId },
    now,
  )
  const theirRoom = await theirs.buyer.data(bargainCalls.add, { bargainId: theirRuns })
  const cutId = await cutIn(db, theirRoom.bargainRoomId, now)
  const { admin } = activityAccess({
    domain: 'bargainAdmin',
    calls: bargainAdminCalls,
    owner,
    setup: () => setupOf(sku),
    fields,
    theirs: other.id,
    lists: { rooms: [] },
  })
  return {
    open: {
      'bargain.list': { bargainId: runs },
      'bargain.add': { bargainId: runs },
      'bargain.room': room,
      'bargain.mine': { bargainId: runs },
      'bargain.rooms': {},
      'bargain.bargain': room,
    },
    admin: {
      ...admin,
      'bargainAdmin.voidHelp': {
        own: async () => ({ id: await cutIn(db, room.bargainRoomId, now), reason: '同一设备' }),
        theirs: { id: cutId },
        missing: { id: largestId },
        plain: ['reason'],
      },
    },
  }
}
