import type { Instant } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { fillContent } from './fill-content.ts'
import { fillStores } from './fill-stores.ts'
import { type BegunBrand, emptyWorld } from './opening-world.ts'

/**
 * Writes a brand with one store into a shop that is there, as a shop of one's own begins
 * (`SHOP_DATA=none`); its staff come after.
 */
export async function beginBrand(trx: Db, brand: BegunBrand, now: Instant): Promise<void> {
  const world = emptyWorld(brand, [])
  await fillStores(trx, world, noPicture)
  await fillContent(trx, world, noPicture, { goods: new Map(), categories: new Map() }, now)
}

const noPicture = async (key: string): Promise<never> => {
  throw new Error(`a brand that begins has no picture, but asks for ${key}`)
}
