import type { Clock } from '@mallard/kernel'
import { world } from '@mallard/shop-data'
import type { Db } from '#platform/db/database.ts'
import { fillCatalog } from './fill-catalog.ts'
import { fillCoupons } from './fill-coupons.ts'
import { fillContent } from './fill-content.ts'
import { fillShoppers, fillStaff } from './fill-people.ts'
import type { Login } from './logins.ts'
import { fillStores } from './fill-stores.ts'
import type { PictureOf } from './pictures.ts'

/** Whether nothing was ever filled in: no partner yet. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.selectFrom('partner').select('id').executeTakeFirst()) === undefined
}

export interface FilledDemo {
  readonly logins: readonly Login[]
  /** Ids of the shoppers by partner and code. */
  readonly members: ReadonlyMap<string, number>
}

/** Fills an empty database with the demo world, all or nothing. Orders come after, by the shop's own verbs. */
export async function fillDemo(db: Db, clock: Clock, pictureOf: PictureOf): Promise<FilledDemo> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const templates = await fillStores(trx, world)
    const ids = await fillCatalog(trx, world, pictureOf, templates, now)
    await fillContent(trx, world, pictureOf, ids, now)
    const members = await fillShoppers(trx, world, ids, now)
    await fillCoupons(trx, [...new Set(world.shoppers.flatMap(({ partnerIds }) => partnerIds))], members, now)
    return { members, logins: await fillStaff(trx, world, now) }
  })
}
