import { audit, changesOf } from '#features/people/staff/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { told } from './page-admin.service.ts'
import { findWork, setTime } from './page.repo.ts'
import { brokenBy, dropPages, showNow } from './publish.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Publishes the draft of a page whose time has come: `at`, milliseconds since the epoch. */
    'page.publish': { id: number; at: number }
  }
}

export function pageJobs(services: Services): Pick<JobHandlers, 'page.publish'> {
  const { db, clock } = services
  return {
    'page.publish': {
      run: async ({ payload: { id, at }, scope }) => {
        if (!scope) return
        const isDue = (work: { readonly publishAt: Date | null }) =>
          work.publishAt?.getTime() === at
        const draft = await findWork(db, scope, { id })
        if (!draft || !isDue(draft)) return
        // Goods may have gone since its time was set.
        const broken = await brokenBy({ services, scope, locale: 'zh' }, draft.content)
        await db.transaction().execute(async (trx) => {
          const work = await findWork(trx, scope, { id }, 'lock')
          if (!work || !isDue(work) || !work.publisher) return
          const { publisher } = work
          const staff = { ...publisher, partnerId: scope.partnerId }
          const action = { scope, clock, ip: '', staff }
          if (broken) {
            const what = broken.details?.['what']
            const problem = what === undefined ? broken.refusal : String(what)
            await setTime(trx, id, undefined, problem)
            await audit(trx, action, 'page.unschedule', `page ${id}`, {
              publishAt: { before: at, after: null },
              problem: { before: null, after: problem },
            })
            return
          }
          await showNow(trx, action, work)
          const changes = changesOf(told(work.live), told(work.content))
          await audit(trx, action, 'page.publish', `page ${id}`, changes)
        })
        dropPages({ services, scope })
      },
    },
  }
}
