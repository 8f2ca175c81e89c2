import { day } from '@mallard/kernel'
import { audienceAfter } from '#features/people/audience/index.ts'
import { notify } from '#features/people/notices/index.ts'
import type { JobHandlers, RunAgain } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { goOn, holdListeners, holdSending, listenersOf, noteOutcomes } from './campaign.repo.ts'
import { outcomeOf, speakingFrom, withOutcomes } from './campaign.rules.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Tells the next members what staff send, and notes what became of each. */
    'campaign.tell': { id: number }
  }
}

/** Members in a transaction. */
const atOnce = 300

export function campaignJobs({ db, clock }: Services): Pick<JobHandlers, 'campaign.tell'> {
  return {
    'campaign.tell': {
      run: async ({ payload: { id }, scope }): Promise<RunAgain | void> => {
        if (!scope) return
        const now = clock.now()
        const from = speakingFrom(now)
        return db.transaction().execute(async (trx): Promise<RunAgain | void> => {
          const sending = await holdSending(trx, scope, id)
          if (!sending) return
          if (sending.purpose === 'marketing' && from > now) return { again: from }
          const { audienceId, lookedAt, purpose, link } = sending
          const ids = await audienceAfter(trx, scope.partnerId, audienceId, lookedAt, atOnce)
          const last = ids.at(-1)
          if (last === undefined) return goOn(trx, scope, id, 'done')
          const at = new Date(now)
          await holdListeners(trx, scope, ids)
          const listeners = await listenersOf(trx, scope, ids, new Date(now - 7 * day))
          const became = listeners.map((listener) => ({
            memberId: listener.memberId,
            outcome: outcomeOf(purpose, listener),
          }))
          await noteOutcomes(trx, scope, id, became, at)
          const told = became.filter(({ outcome }) => outcome === 'told')
          await notify(
            trx,
            told.map(({ memberId }) => ({
              scope,
              memberId,
              kind: purpose === 'service' ? ('service' as const) : ('activity' as const),
              topic: `campaign ${id}`,
              title: [sending.title, sending.titleEn || sending.title] as const,
              text: [sending.text, sending.textEn || sending.text] as const,
              link,
              at,
            })),
          )
          const outcomes = withOutcomes(
            sending.outcomes,
            became.map(({ outcome }) => outcome),
          )
          await goOn(trx, scope, id, { lookedAt: last, outcomes })
          return { again: now }
        })
      },
    },
  }
}
