import { about } from '@mallard/contract/people/notices/notice-events'
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
                topic: `sign-in ${today}`,
                about: about('signIn.open', {}),
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
