import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import { notify } from '#features/people/notices/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { findSession, takeReminders } from './seckill.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells those who asked that a flash sale begins soon. */
    'seckill.remind': { id: number }
  }
}

/** Members of one transaction. */
const most = 500

export function seckillJobs({ db, clock }: Services): Pick<JobHandlers, 'seckill.remind'> {
  return {
    'seckill.remind': {
      run: async ({ payload: { id }, scope }) => {
        const session = scope && (await findSession(db, scope, id))
        const at = clock.now()
        if (!scope || !session || session.isClosed || session.startAt <= at) return
        for (;;) {
          const count = await db.transaction().execute(async (trx) => {
            const members = await takeReminders(trx, id, most)
            await notify(
              trx,
              members.map((memberId) => ({
                scope,
                memberId,
                topic: `seckill ${id}`,
                about: about('seckill.soon', { activity: [session.name, session.nameEn] }),
                link: href('seckillList', scope),
                at: new Date(at),
              })),
            )
            return members.length
          })
          if (count < most) return
        }
      },
    },
  }
}
