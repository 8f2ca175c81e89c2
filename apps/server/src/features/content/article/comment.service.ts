import { commentStates } from '@mallard/contract/content/article/article.codes'
import type { ArticleComment, ArticleReply } from '@mallard/contract/content/article/article.fields'
import { ok, refuse, second, type Result } from '@mallard/kernel'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { articleId, likesOf } from './article.repo.ts'
import {
  commentCount,
  commentsOf,
  deleteOwn,
  findComment,
  findWritten,
  insertComment,
  isCheckedFirst,
  repliesOf,
  takeTurn,
  type CommentRow,
} from './comment.repo.ts'

const nowOf = ({ clock }: Pick<Ctx, 'clock'>) => new Date(clock.now())

type ViewedRow = Omit<CommentRow, 'createdAt'> & { readonly createdAt: Date | string }

function viewOf(row: ViewedRow, memberId: number | undefined): ArticleReply {
  return {
    commentId: row.id,
    nickname: row.nickname ?? '',
    avatar: row.avatar ?? '',
    content: row.content,
    createTime: new Date(row.createdAt).getTime(),
    isMine: memberId !== undefined && row.memberId === memberId,
    isAuthor: row.memberId === null,
    isWaiting: row.state === commentStates.waiting,
  }
}

export async function comments(ctx: Ctx, { url, ...place }: { url: string } & PagePlace) {
  const { db } = ctx.services
  const memberId = ctx.shopper?.id
  const id = await articleId(db, ctx.scope.partnerId, url, nowOf(ctx))
  if (id === undefined) return refuse('notFound')
  const part = { offset: offsetOf(place), limit: place.pageSize }
  const [{ rows, total }, shown, likes] = await Promise.all([
    commentsOf(db, id, memberId, part),
    commentCount(db, id),
    likesOf(db, id, memberId),
  ])
  const list: ArticleComment[] = rows.map((row) => ({
    ...viewOf(row, memberId),
    replyCount: row.replyCount,
    replies: row.replies.map((reply) => viewOf(reply, memberId)),
  }))
  return ok({ ...paged(list, total, place), commentCount: shown, ...likes })
}

export async function replies(
  ctx: Ctx,
  { commentId, ...place }: { commentId: number } & PagePlace,
) {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const memberId = ctx.shopper?.id
  const root = await findComment(db, partnerId, commentId, memberId, nowOf(ctx))
  if (!root || root.parentId !== null) return refuse('notFound')
  const part = { offset: offsetOf(place), limit: place.pageSize }
  const { rows, total } = await repliesOf(db, { ...root, partnerId }, memberId, part)
  const list = rows.map((row) => viewOf(row, memberId))
  return ok(paged(list, total, place))
}

interface Written {
  readonly requestId: string
  readonly url: string
  readonly content: string
  readonly parentId?: number | undefined
}

type Refusal = 'notFound' | 'commentTooSoon'

/** Repeatable: the same request is kept once, and is no second comment that comes too soon. */
export async function create(
  ctx: ShopperCtx,
  written: Written,
): Promise<Result<ArticleReply, Refusal>> {
  const { services, scope, shopper } = ctx
  const { partnerId } = scope
  const find = async () => findWritten(services.db, partnerId, shopper.id, written.requestId)
  const known = await find()
  if (known) return ok(viewOf(known, shopper.id))
  const kept = await transact<true, Refusal>(services.db, async (trx) => {
    const at = nowOf(ctx)
    const id = await articleId(trx, partnerId, written.url, at)
    if (id === undefined) return refuse('notFound')
    const parent =
      written.parentId === undefined
        ? undefined
        : await findComment(trx, partnerId, written.parentId, shopper.id, at)
    if (written.parentId !== undefined && parent?.articleId !== id) return refuse('notFound')
    const wait = await takeTurn(trx, partnerId, shopper.id, at)
    if (wait) {
      const seconds = Math.max(1, Math.ceil((wait.waitUntil - at.getTime()) / second))
      return refuse('commentTooSoon', { seconds })
    }
    const made = await insertComment(trx, scope, {
      articleId: id,
      memberId: shopper.id,
      staffId: null,
      // One deep: what answers a reply stands below the same comment.
      parentId: parent ? (parent.parentId ?? parent.id) : null,
      requestId: written.requestId,
      content: written.content,
      state: (await isCheckedFirst(trx, partnerId)) ? commentStates.waiting : commentStates.shown,
      at,
    })
    return made === undefined ? refuse('notFound') : ok(true)
  })
  // The same request at the same moment: it is too soon because the first one was kept.
  const row = kept.ok || kept.refusal === 'commentTooSoon' ? await find() : undefined
  if (row) return ok(viewOf(row, shopper.id))
  return kept.ok ? refuse('notFound') : kept
}

/** Repeatable: what is gone is gone. */
export async function remove(
  ctx: ShopperCtx,
  { commentId }: { commentId: number },
): Promise<Result<Record<string, never>, never>> {
  await deleteOwn(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id, commentId)
  return ok({})
}
