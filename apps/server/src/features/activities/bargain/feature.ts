import { day } from '@mallard/kernel'
import { sql } from 'kysely'
import { sweepExpired, type Sweep } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { soonOf } from '#platform/to-do.ts'
import { bargainPurchase } from './bargain-purchase.ts'
import { bargainEntrance } from './bargain-entrance.ts'
import { bargainJobs } from './bargain.jobs.ts'
import { bargainMigration } from './bargain.migrations/0440-bargain.ts'
import { bargainRoomsOfMemberMigration } from './bargain.migrations/0565-bargain-rooms-of-member.ts'
import { bargainRoutes } from './bargain.routes.ts'
import { fillBargains } from './demo.ts'
import { bargainInvariants } from './invariants.ts'

/** For how long it is kept from where a cut came: as long as somebody may ask about it. */
const tracedDays = 180

/** The cut stays, it is part of a price; where it came from is forgotten. */
const forgetTraces: Sweep = async (db, now, most) => {
  const result = await sql`
    update bargain_help set ip = '', device = '' where id = any(array(
      select id from bargain_help
      where at < ${new Date(now - tracedDays * day)}::timestamptz and ip <> ''
      order by at limit ${most}))`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

export const bargainFeature = defineFeature({
  name: 'bargain',
  toDos: { 'bargain.soon': soonOf('bargain') },
  namesGoods: [
    { table: 'bargain', column: 'sku_id', names: 'sku', onDelete: { keeps: ['砍价', 'bargains'] } },
  ],
  routes: () => bargainRoutes,
  jobs: bargainJobs,
  migrations: [bargainMigration, bargainRoomsOfMemberMigration],
  invariants: bargainInvariants,
  entrances: [bargainEntrance],
  retention: {
    bargain_help: forgetTraces,
    bargain_seen: sweepExpired('bargain_seen', 'at', 400 * day),
  },
  demo: fillBargains,
  personalData: {
    held: [
      // Rooms and cuts are how the price of an order came about; they name nobody.
      {
        table: 'bargain_room',
        copy: { name: 'bargains', title: ['砍价房间', 'Bargains opened'] },
        forget: 'keep',
      },
      {
        table: 'bargain_help',
        copy: {
          name: 'bargainHelps',
          title: ['砍价助力', 'Cuts in bargains'],
          columns: 't.at, t.cut, t.ip, t.device',
        },
        forget: { set: `ip = '', device = ''` },
      },
      // Cuts of a member in an activity, for its limits.
      {
        table: 'bargain_helper',
        copy: { name: 'bargainHelpers', title: ['砍价次数', 'Cuts by activity'] },
        forget: 'keep',
      },
      {
        table: 'bargain_seen',
        copy: { name: 'bargainsSeen', title: ['看过的砍价', 'Bargains seen'] },
        forget: 'delete',
      },
    ],
  },
  purchaseKinds: [bargainPurchase],
})
