import type { Scope } from '@mallard/kernel'
import { cataloguePricesOf } from '#features/pricing/promotion/index.ts'
import { listStores } from '#features/shop/store/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import {
  keepPriceState,
  priceStateOf,
  refreshListings,
  writePrices,
  writeSales,
  writeSounds,
} from './listing.repo.ts'
import type { Db } from '#platform/db/database.ts'
import { goodsAfter, writeDetails } from './details.repo.ts'
import { notePrices } from './price-note.service.ts'
import { refreshAlarms, refreshAvailability } from './catalog.stock.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /**
     * Makes the prices that lists sort by again where other promotions run than before: in one
     * store, or in all.
     */
    'listing.prices': Record<string, never>
    /** Brings the sales that lists sort by, and how many SKUs are low, up to date. */
    'listing.sales': Record<string, never>
    /** Backfills the pinyin of goods that have none. */
    'listing.sounds': Record<string, never>
    /** Makes what goods are found by below their names again. */
    'listing.details': Record<string, never>
  }
}

/** Goods whose prices are written in one statement. */
const partSize = 2_000
/** Goods whose prices are noted in one transaction, for which their purchases wait. */
const notedPart = 200
/** Goods in one batch of the pinyin backfill. */
const soundsPart = 500
/** Goods whose details are made in one transaction. */
const detailsPart = 200

export function listingJobs(
  services: Services,
): Pick<JobHandlers, 'listing.prices' | 'listing.sales' | 'listing.sounds' | 'listing.details'> {
  return {
    'listing.prices': {
      run: async ({ scope }) => {
        if (scope) return refreshPrices(services, scope)
        for (const { partner_id: partnerId, id: storeId } of await listStores(services.db))
          await refreshPrices(services, { partnerId, storeId })
      },
    },
    'listing.sales': {
      run: async () => {
        await writeSales(services.db)
        await refreshAlarms(services.db)
      },
    },
    'listing.sounds': {
      run: async () => {
        let last: number | undefined = 0
        while (last !== undefined) last = await writeSounds(services.db, last, soundsPart)
      },
    },
    'listing.details': {
      run: async () => {
        let last: number | undefined = 0
        while (last !== undefined) last = await detailsAgain(services.db, last)
      },
    },
  }
}

/** Rewrites the details of the next batch after an id. Returns its last id, undefined at the end. */
async function detailsAgain(db: Db, after: number): Promise<number | undefined> {
  const goods = await goodsAfter(db, after, detailsPart)
  for (const partnerId of new Set(goods.map((each) => each.partnerId))) {
    const ids = goods.filter((each) => each.partnerId === partnerId).map(({ id }) => id)
    await db.transaction().execute(async (trx) => {
      await writeDetails(trx, partnerId, ids)
      await refreshListings(trx, partnerId, ids)
    })
  }
  return goods.at(-1)?.id
}

/** The state is kept after the prices: what ends in between is done again. */
async function refreshPrices(services: Services, scope: Scope): Promise<void> {
  const prices = await cataloguePricesOf(services, scope)
  // Of a version that noted nothing, all are made again: what everyone pays is noted from then on.
  const state = `noted ${prices.priceState}`
  const isSame = (await priceStateOf(services.db, scope)) === state
  const which = isSame ? 'unpriced' : 'all'
  let last: number | undefined = 0
  while (last !== undefined) {
    const goodsIds: number[] = await writePrices(services.db, scope, prices, which, last, partSize)
    last = goodsIds.at(-1)
    for (let from = 0; from < goodsIds.length; from += notedPart) {
      const part = goodsIds.slice(from, from + notedPart)
      await services.db.transaction().execute(async (trx) => {
        const isNew = await notePrices(trx, scope, part, prices, services.clock.now())
        if (isNew || isSame) await refreshAvailability(trx, scope, part)
      })
    }
  }
  if (!isSame) await keepPriceState(services.db, scope, state)
}
