import { day } from '@mallard/kernel'
import { endUnused } from '#features/account/member/index.ts'
import { unclaimedMembers } from '#features/people/identity/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Erases who was brought along and has not come to claim it in a year. */
    'memberImport.forget': Record<string, never>
  }
}

/** Nobody agreed to more: what is kept of them has a use while they may still come. */
const keptFor = 365 * day

/** Members of one transaction. */
const most = 200

export function memberImportJobs({
  db,
  clock,
}: Services): Pick<JobHandlers, 'memberImport.forget'> {
  return {
    'memberImport.forget': {
      run: async () => {
        const at = new Date(clock.now())
        for (;;) {
          const count = await db.transaction().execute(async (trx) => {
            const gone = await unclaimedMembers(trx, new Date(at.getTime() - keptFor), most)
            for (const owner of gone) await endUnused(trx, owner, '搬来一年内未登录', at)
            return gone.length
          })
          if (count < most) return
        }
      },
    },
  }
}
