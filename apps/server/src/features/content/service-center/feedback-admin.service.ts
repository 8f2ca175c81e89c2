import type { AdminFeedback } from '@mallard/contract/content/service-center/feedback-admin.calls'
import { feedbackStates } from '@mallard/contract/content/service-center/feedback.codes'
import { href } from '@mallard/contract/paths'
import { ok, refuse, type Result } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  feedbackForAdmin,
  lockFeedback,
  setAnswer,
  setClosed,
  type FeedbackFilter,
} from './feedback.repo.ts'
import { feedbackView } from './feedback.service.ts'

export async function list(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<FeedbackFilter, 'offset' | 'limit'> & PagePlace,
) {
  const { services, scope } = ctx
  const offset = offsetOf({ pageNum, pageSize })
  const { rows, total, waiting } = await feedbackForAdmin(services.db, scope, {
    ...filter,
    offset,
    limit: pageSize,
  })
  const shown: AdminFeedback[] = rows.map((row) => ({
    ...feedbackView(services, row),
    nickname: row.nickname ?? '',
    memberId: row.memberId,
    phone: row.phone,
    by: row.by,
  }))
  return ok({ ...paged(shown, total, { pageNum, pageSize }), waiting })
}

/** Repeatable: the same answer again is the one that stands. */
export async function answer(
  ctx: StaffCtx,
  { id, answer: words }: { id: number; answer: string },
): Promise<Result<Record<string, never>, 'notFound' | 'versionConflict'>> {
  const { scope } = ctx
  const at = new Date(ctx.clock.now())
  return transact<Record<string, never>, 'notFound' | 'versionConflict'>(
    ctx.services.db,
    async (trx) => {
      const row = await lockFeedback(trx, scope, id)
      if (!row) return refuse('notFound')
      if (row.answer === words) return ok({})
      if (row.state !== feedbackStates.waiting) return refuse('versionConflict')
      await setAnswer(trx, id, { answer: words, staffId: ctx.staff.id, at })
      if (row.memberId !== null)
        await notify(trx, [
          {
            scope,
            memberId: row.memberId,
            kind: 'service',
            topic: `feedback:${id}`,
            title: ['客服回复了你的反馈', 'We answered your feedback'],
            text: [words, words],
            link: href('service', scope, { show: 'feedback' }),
            at,
          },
        ])
      await audit(trx, ctx, 'feedback.answer', `feedback ${id}`, changesOf({}, { reply: words }))
      return ok({})
    },
  )
}

/** Repeatable: what is closed stays closed. */
export async function close(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, 'notFound'>> {
  return transact<Record<string, never>, 'notFound'>(ctx.services.db, async (trx) => {
    const row = await lockFeedback(trx, ctx.scope, id)
    if (!row) return refuse('notFound')
    if (row.state === feedbackStates.closed) return ok({})
    await setClosed(trx, id)
    await audit(trx, ctx, 'feedback.close', `feedback ${id}`, changesOf({}, { closed: true }))
    return ok({})
  })
}
