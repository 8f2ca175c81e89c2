import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { findBargain, lockRoom } from './bargain.repo.ts'
import { endRoom } from './room-end.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Ends a bargain room whose time is over, and frees what it holds. */
    'bargain.expire': { token: string }
  }
}

export function bargainJobs({ db, clock }: Services): Pick<JobHandlers, 'bargain.expire'> {
  return {
    'bargain.expire': {
      run: async ({ payload: { token }, scope }) => {
        if (!scope) return
        const now = clock.now()
        await db.transaction().execute(async (trx) => {
          const room = await lockRoom(trx, scope, token)
          const bargain = room && (await findBargain(trx, scope, room.bargainId))
          if (bargain && room.expireAt <= now)
            await endRoom(trx, scope, room, bargain.skuId, new Date(now))
        })
      },
    },
  }
}
