import { audienceAfter } from '#features/people/audience/index.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Services } from '#platform/services.ts'
import { findTemplate } from './coupon-admin.repo.ts'
import { countIssued, giveMany } from './issue.repo.ts'
import { tell } from './issue.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Gives a coupon to the next members of an audience, each once. */
    'coupon.audience': {
      couponId: number
      audienceId: number
      /** The member after whom it goes on. */
      after: number
      /** Members who may get one, in all. */
      most: number
      issueKey: string
      staffId: number
    }
  }
}

/** Members that are given one in a transaction: others draw in the meantime. */
const atOnce = 500

export function audienceJobs(services: Services): Pick<JobHandlers, 'coupon.audience'> {
  const { db, clock } = services
  return {
    'coupon.audience': {
      run: async ({ payload, scope, finish }) => {
        const { couponId, audienceId, after, most, issueKey, staffId } = payload
        const template = scope && (await findTemplate(db, scope, couponId))
        if (!scope || !template || template.isClosed) return
        const { partnerId } = scope
        const memberIds = await audienceAfter(db, partnerId, audienceId, after, atOnce)
        const last = memberIds.at(-1)
        if (last === undefined) return
        const at = new Date(clock.now())
        await db.transaction().execute(async (trx) => {
          const left = most - (await countIssued(trx, couponId, issueKey))
          const giving = { templateId: couponId, memberIds, issueKey, staffId, at, most: left }
          await tell(trx, { scope }, template, await giveMany(trx, scope, giving), at)
          const next = { ...payload, after: last }
          const key = `${issueKey} ${last}`
          await enqueue(trx, {
            kind: 'coupon.audience',
            key,
            payload: next,
            runAt: at.getTime(),
            scope,
          })
          await finish(trx)
        })
      },
    },
  }
}
