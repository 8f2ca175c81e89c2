import type { Clock } from '@mallard/kernel'
import { type World, world } from '@mallard/shop-data'
import { filePictures } from '#features/catalog/media/index.ts'
import type { Db } from '#platform/db/database.ts'
import { fillCatalog } from './fill-catalog.ts'
import { fillCoupons } from './fill-coupons.ts'
import { fillContent } from './fill-content.ts'
import { fillShoppers, fillStaff } from './fill-people.ts'
import type { Login } from './logins.ts'
import { fillStores } from './fill-stores.ts'
import type { PictureOf } from './pictures.ts'

export interface FilledDemo {
  readonly logins: readonly Login[]
  /** Ids of the shoppers by partner and code. */
  readonly members: ReadonlyMap<string, number>
}

/**
 * Fills an empty database with the demo world, all or nothing, for a test. Orders come after, by
 * the shop's own handlers.
 */
export async function fillDemo(db: Db, clock: Clock, pictureOf: PictureOf): Promise<FilledDemo> {
  return db.transaction().execute((trx) => fillWorld(trx, world, clock, pictureOf))
}

/** Fills an empty database with a world, in the caller's transaction. */
export async function fillWorld(
  trx: Db,
  filling: World,
  clock: Clock,
  pictureOf: PictureOf,
  ownerPassword?: string,
): Promise<FilledDemo> {
  const now = clock.now()
  const templates = await fillStores(trx, filling, pictureOf)
  const ids = await fillCatalog(trx, filling, pictureOf, templates, now)
  await fillContent(trx, filling, pictureOf, ids, now)
  await filePictures(trx, new Date(now))
  const members = await fillShoppers(trx, filling, ids, now)
  await fillCoupons(
    trx,
    [...new Set(filling.shoppers.flatMap(({ partnerIds }) => partnerIds))],
    members,
    now,
  )
  return { members, logins: await fillStaff(trx, filling, now, ownerPassword) }
}
