import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import { fen, yuan, type Fen, type Scope } from '@mallard/kernel'
import { type EventNotice, notify } from '#features/people/notices/index.ts'
import { cataloguePricesOf, cataloguePrice } from '#features/pricing/promotion/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { storesWatched, takeWatches, watchesBehind, type Waiting } from './watch.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells members of what they waited for, once. */
    'watch.tell': Record<string, never>
  }
}

/** Rows of one transaction. */
const max = 500

export function watchJobs(services: Services): Pick<JobHandlers, 'watch.tell'> {
  return {
    'watch.tell': {
      run: async () => {
        for (const scope of await storesWatched(services.db)) await tell(services, scope)
      },
    },
  }
}

async function tell(services: Services, scope: Scope): Promise<void> {
  const { db, clock } = services
  const prices = await cataloguePricesOf(services, scope)
  for (let behind = 0; ;) {
    const rows = await watchesBehind(db, scope, behind, max)
    const at = new Date(clock.now())
    const due = rows.flatMap((row) => {
      const price = cataloguePrice(prices, row, fen(row.salePrice))
      if (row.kind === 'price' && price >= row.price) return []
      return [{ id: row.id, notice: noticeOf(scope, row, price, at) }]
    })
    if (due.length > 0)
      await db.transaction().execute(async (trx) => {
        const ids = due.map(({ id }) => id)
        const taken = await takeWatches(trx, ids)
        const told = due.filter(({ id }) => taken.has(id))
        await notify(
          trx,
          told.map(({ notice }) => notice),
        )
      })
    if (rows.length < max) return
    behind = rows.at(-1)!.id
  }
}

function noticeOf(scope: Scope, row: Waiting, price: Fen, at: Date): EventNotice {
  const { id, memberId, kind, goodsId, title, titleEn } = row
  return {
    scope,
    memberId,
    topic: `watch ${id}`,
    about: about(kind === 'stock' ? 'watch.stock' : 'watch.price', {
      goods: [title, titleEn],
      price: `¥${yuan(price).replace(/\.00$/, '')}`,
    }),
    link: href('goods', { itemId: goodsId, ...scope }),
    at,
  }
}
