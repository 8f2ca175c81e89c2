import { commentStates } from '@mallard/contract/content/article/article.codes'
import type {
  AdminComment,
  CommentState,
} from '@mallard/contract/content/article/article-admin.calls'
import { href } from '@mallard/contract/paths'
import { cutText, type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  findAnswer,
  listComments,
  lockComment,
  setCheckedFirst,
  setJudged,
  type AdminCommentRow,
  type CommentFilter,
} from './comment-admin.repo.ts'
import { insertComment, isCheckedFirst } from './comment.repo.ts'

/** Letters of an answer in the message that tells of it. */
const noticeLength = 60

function viewOf(row: AdminCommentRow, locale: Locale): AdminComment {
  return {
    id: row.id,
    url: row.url,
    title: localised(locale, row.title, row.titleEn),
    nickname: row.memberId === null ? row.author : (row.nickname ?? ''),
    memberId: row.memberId,
    content: row.content,
    state: row.state,
    reason: row.reason,
    createTime: row.createdAt.getTime(),
    isAuthor: row.memberId === null,
    parent:
      row.parentContent === null
        ? null
        : { nickname: row.parentNickname ?? '', content: row.parentContent },
  }
}

export async function commentList(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Omit<CommentFilter, 'offset' | 'limit'> & PagePlace,
) {
  const offset = offsetOf({ pageNum, pageSize })
  const wanted = { ...filter, offset, limit: pageSize }
  const { rows, total, waiting } = await listComments(ctx.services.db, ctx.scope, wanted)
  const list = rows.map((row) => viewOf(row, ctx.locale))
  return ok({ ...paged(list, total, { pageNum, pageSize }), waiting })
}

/** `from` is what the operator saw: of two at once, one judges and the other is told. */
export async function judge(
  ctx: StaffCtx,
  { id, from, show, reason }: { id: number; from: CommentState; show: boolean; reason: string },
): Promise<Result<Record<string, never>, 'notFound' | 'versionConflict' | 'reasonNeeded'>> {
  const to = show ? commentStates.shown : commentStates.hidden
  if (!show && reason === '') return refuse('reasonNeeded')
  return transact<Record<string, never>, 'notFound' | 'versionConflict'>(
    ctx.services.db,
    async (trx) => {
      const before = await lockComment(trx, ctx.scope, id)
      if (!before) return refuse('notFound')
      if (before.state !== from || before.state === to) return refuse('versionConflict')
      await setJudged(trx, id, to, show ? '' : reason)
      await audit(trx, ctx, 'comment.judge', `comment ${id}`, {
        ...changesOf({ shown: before.state === commentStates.shown }, { shown: show }),
        ...(!show && { reason: { before: null, after: reason } }),
      })
      return ok({})
    },
  )
}

/** Repeatable: the same request is kept once. What is answered is shown with it. */
export async function answer(
  ctx: StaffCtx,
  { id, requestId, content }: { id: number; requestId: string; content: string },
): Promise<Result<{ id: number }, 'notFound'>> {
  const { scope, staff, services } = ctx
  return transact<{ id: number }, 'notFound'>(services.db, async (trx) => {
    const row = await lockComment(trx, scope, id)
    if (!row) return refuse('notFound')
    const known = await findAnswer(trx, scope.partnerId, staff.id, requestId)
    if (known !== undefined) return ok({ id: known })
    const at = new Date(ctx.clock.now())
    if (row.state !== commentStates.shown) await setJudged(trx, id, commentStates.shown, '')
    const made = await insertComment(trx, scope, {
      articleId: row.articleId,
      memberId: null,
      staffId: staff.id,
      parentId: row.parentId ?? row.id,
      requestId,
      content,
      state: commentStates.shown,
      at,
    })
    if (made === undefined) return refuse('notFound')
    if (row.memberId !== null) {
      const said = cutText(content, noticeLength)
      const notice = {
        scope,
        memberId: row.memberId,
        kind: 'service' as const,
        topic: `comment:${made}`,
        title: ['作者回复了你的评论', 'The author answered your comment'] as const,
        text: [said, said] as const,
        link: href('articleDetail', { ...scope, url: row.url }),
        at,
      }
      await notify(trx, [notice])
    }
    await audit(trx, ctx, 'comment.answer', `comment ${id}`, changesOf({}, { reply: content }))
    return ok({ id: made })
  })
}

export async function mode(ctx: StaffCtx): Promise<Result<{ isCheckedFirst: boolean }, never>> {
  return ok({ isCheckedFirst: await isCheckedFirst(ctx.services.db, ctx.scope.partnerId) })
}

/** It holds in every store of the partner. Repeatable. */
export async function setMode(
  ctx: StaffCtx,
  input: { isCheckedFirst: boolean },
): Promise<Result<{ isCheckedFirst: boolean }, 'partnerWide'>> {
  if (!ctx.staff.rightsEverywhere.includes('content.write')) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return transact<{ isCheckedFirst: boolean }, never>(ctx.services.db, async (trx) => {
    const before = await isCheckedFirst(trx, partnerId)
    if (before !== input.isCheckedFirst) {
      await setCheckedFirst(trx, partnerId, input.isCheckedFirst)
      const changes = changesOf({ isCheckedFirst: before }, input)
      await audit(trx, ctx, 'comment.mode', `partner ${partnerId}`, changes)
    }
    return ok(input)
  })
}
