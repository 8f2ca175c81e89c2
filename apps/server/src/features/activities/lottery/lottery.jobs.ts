import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import { day } from '@mallard/kernel'
import { restock } from '#features/catalog/catalog/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { giveUnitBack } from './lottery.repo.ts'
import { expireWins, finishWins } from './record.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Expires prizes that nobody claimed, and ends those that were sent long ago. */
    'lottery.sweep': Record<string, never>
  }
}

/** Prizes of one transaction. */
const most = 100

/** After this time a parcel has arrived, as that of an order (domain.md §3.1). */
const arrivesWithin = 10 * day

export function lotteryJobs({ db, clock }: Services): Pick<JobHandlers, 'lottery.sweep'> {
  return {
    'lottery.sweep': {
      run: async () => {
        const at = new Date(clock.now())
        await finishWins(db, new Date(at.getTime() - arrivesWithin))
        for (;;) {
          const count = await db.transaction().execute(async (trx) => {
            const wins = await expireWins(trx, at, most)
            for (const { id, prizeId, skuId, partnerId, storeId } of wins) {
              await giveUnitBack(trx, prizeId)
              await restock(trx, {
                scope: { partnerId, storeId },
                bizType: 'lotteryBack',
                bizId: String(id),
                units: [{ skuId, quantity: 1 }],
                at,
              })
            }
            await notify(
              trx,
              wins.map(({ id, memberId, partnerId, storeId, name, nameEn }) => ({
                scope: { partnerId, storeId },
                memberId,
                topic: `lotteryWin ${id} over`,
                about: about('lottery.expired', { prize: [name, nameEn] }),
                link: href('lotteryWinRecord', { partnerId, storeId }),
                at,
              })),
            )
            return wins.length
          })
          if (count < most) return
        }
      },
    },
  }
}
