import {
  priceAgain,
  refreshListings,
  searchedBy,
  writeSearched,
} from '#features/catalog/catalog/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { goodsUnder } from './category-admin.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Makes what goods in a category or below it are found by, and which lists they stand in, again. */
    'listing.category': { partnerId: number; categoryId: number }
  }
}

/** Goods that are listed again in one transaction. */
const categoryPart = 200

export function categoryJobs(services: Services): Pick<JobHandlers, 'listing.category'> {
  return {
    'listing.category': {
      run: async ({ payload: { partnerId, categoryId } }) => {
        let last: number | undefined = 0
        while (last !== undefined) last = await listAgain(services.db, partnerId, categoryId, last)
      },
    },
  }
}

/** The next goods of a category after an id; the last of them, undefined after the last of all. */
async function listAgain(
  db: Db,
  partnerId: number,
  categoryId: number,
  after: number,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const goods = await goodsUnder(trx, partnerId, categoryId, after, categoryPart)
    const searched = await Promise.all(
      goods.map(async (words) => ({ id: words.id, ...(await searchedBy(words)) })),
    )
    await writeSearched(trx, partnerId, searched)
    const ids = goods.map(({ id }) => id)
    await refreshListings(trx, partnerId, ids)
    await priceAgain(trx, partnerId, ids)
    return goods.at(-1)?.id
  })
}
