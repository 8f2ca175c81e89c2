import { href } from '@mallard/contract/paths'
import { notify } from '#features/people/notices/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { takeWaiting } from './sign-in.repo.ts'
import { dayOf } from './sign-in.rules.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells those who asked that today’s sign-in is open. */
    'signIn.remind': Record<string, never>
  }
}

/** Members of one transaction. */
const most = 500

export function signInJobs({ db, clock }: Services): Pick<JobHandlers, 'signIn.remind'> {
  return {
    'signIn.remind': {
      run: async () => {
        const at = new Date(clock.now())
        const today = dayOf(at.getTime())
        for (;;) {
          const count = await db.transaction().execute(async (trx) => {
            const waiting = await takeWaiting(trx, today, most)
            await notify(
              trx,
              waiting.map(({ memberId, partnerId, storeId }) => ({
                scope: { partnerId, storeId },
                memberId,
                kind: 'activity' as const,
                topic: `sign-in ${today}`,
                title: ['今天还没签到', 'Your daily check-in is open'] as const,
                text: [
                  '点一下领取今天的积分，连续签到奖励更多',
                  'One tap brings today’s points; days in a row bring more',
                ] as const,
                link: href('signIn', { partnerId, storeId }),
                at,
              })),
            )
            return waiting.length
          })
          if (count < most) return
        }
      },
    },
  }
}
