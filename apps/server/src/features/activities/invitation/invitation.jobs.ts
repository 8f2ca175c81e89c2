import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import { beijingDateTime, day } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { abandoned, takeReminders, type Reminded } from './entry.repo.ts'
import { leaveEvent } from './seats.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells those with a place that their event is a day away, each once. */
    'invitation.remind': Record<string, never>
    /** Gives the places of accounts that were closed to those who wait. */
    'invitation.free': Record<string, never>
  }
}

/** Members of one transaction. */
const most = 500

export function invitationJobs({
  db,
  clock,
}: Services): Pick<JobHandlers, 'invitation.remind' | 'invitation.free'> {
  return {
    'invitation.remind': {
      run: async () => {
        const now = clock.now()
        const span = { at: new Date(now), until: new Date(now + day) }
        for (;;) {
          const count = await db.transaction().execute(async (trx) => {
            const due = await takeReminders(trx, span, most)
            await notify(
              trx,
              due.map((entry) => reminder(entry, span.at)),
            )
            return due.length
          })
          if (count < most) return
        }
      },
    },
    'invitation.free': {
      run: async () => {
        const now = clock.now()
        for (const { id, ...scope } of await abandoned(db, new Date(now)))
          await db
            .transaction()
            .execute((trx) => leaveEvent(trx, { scope, id, memberId: null, now }))
      },
    },
  }
}

function reminder(entry: Reminded, at: Date) {
  const { id, invitationId, memberId, partnerId, storeId, name, nameEn, holdsAt } = entry
  return {
    scope: { partnerId, storeId },
    memberId,
    topic: `invitation ${id} soon ${holdsAt}`,
    about: about('invitation.soon', {
      event: [name, nameEn],
      when: beijingDateTime(holdsAt).slice(0, 16),
    }),
    link: href('invitation', { partnerId, storeId, id: invitationId }),
    at,
  }
}
