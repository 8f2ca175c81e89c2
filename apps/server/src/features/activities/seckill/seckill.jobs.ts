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
                kind: 'activity' as const,
                topic: `seckill ${id}`,
                title: ['秒杀即将开抢', 'A flash sale is about to begin'] as const,
                text: [
                  `“${session.name}”3分钟后开始，数量有限，先到先得`,
                  `“${session.nameEn || session.name}” begins in 3 minutes. Few units, first come first served`,
                ] as const,
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
