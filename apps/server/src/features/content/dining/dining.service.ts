import { commentStates } from '@mallard/contract/content/article/article.codes'
import type { DishComment, DishReceipt } from '@mallard/contract/content/dining/dining.calls'
import { dishCommentsShown } from '@mallard/contract/content/dining/dining.codes'
import { day, ok, refuse, type Result, scopeText } from '@mallard/kernel'
import { masked } from '#features/catalog/review/index.ts'
import { storeName, storeOf } from '#features/shop/store/index.ts'
import { claim, letGo } from '#features/shop/upload/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Sweep } from '#platform/db/sweep.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import {
  commentOf,
  commentsOfDish,
  insertComment,
  receiptOf,
  removeOldComments,
  takeReceipt,
  type DishCommentRow,
} from './dining.repo.ts'
import { receiptState } from './dining.rules.ts'

/** For as long as what shoppers wrote to the shop's service. */
const keptFor = 730 * day

export function commentView(row: DishCommentRow): DishComment {
  const { id, star, content, pics, createdAt } = row
  return { commentId: id, star, content, pics, createTime: createdAt.getTime() }
}

/** Whatever store was asked: a code on paper leads to no other. */
export async function receipt(
  ctx: Ctx,
  { token }: { token: string },
): Promise<Result<DishReceipt, 'receiptUnknown'>> {
  const { services, locale, clock, shopper } = ctx
  const row = await receiptOf(services.db, token)
  if (!row) return refuse('receiptUnknown')
  const { partnerId, storeId, dish, dishEn, table, expiresAt } = row
  const [store, mine, others] = await Promise.all([
    storeOf(services, row),
    shopper && commentOf(services.db, row, shopper.id),
    commentsOfDish(services.db, row, dishCommentsShown),
  ])
  return ok({
    store: { partnerId, storeId, name: storeName(store, locale) },
    dish: localised(locale, dish, dishEn),
    table,
    state: receiptState(row, clock.now()),
    expireTime: expiresAt.getTime(),
    mine: mine ? { ...commentView(mine), state: mine.state, reason: mine.reason } : null,
    others: others.map((each) => ({
      ...commentView(each),
      nickname: each.nickname === null ? '' : masked(each.nickname),
    })),
  })
}

interface Written {
  readonly token: string
  readonly requestId: string
  readonly star: number
  readonly content: string
  readonly pics: readonly string[]
}

type Refusal = 'receiptUnknown' | 'receiptUsed' | 'receiptExpired' | 'uploadGone'

/** Repeatable: the same request of the same member is answered alike, and keeps one comment. */
export async function comment(
  ctx: ShopperCtx,
  { token, requestId, pics: keys, ...words }: Written,
): Promise<Result<{ commentId: number }, Refusal>> {
  const { scope, shopper, services } = ctx
  const at = new Date(ctx.clock.now())
  return transact<{ commentId: number }, Refusal>(services.db, async (trx) => {
    const row = await receiptOf(trx, token)
    if (!row || scopeText(row) !== scopeText(scope)) return refuse('receiptUnknown')
    if (!(await takeReceipt(trx, row, at))) {
      const known = await commentOf(trx, row, shopper.id)
      if (known?.requestId === requestId) return ok({ commentId: known.id })
      // Read again: another may have used it since.
      const now = await receiptOf(trx, token)
      return refuse(now?.usedAt ? 'receiptUsed' : 'receiptExpired')
    }
    const pics = await claim(trx, { ...scope, memberId: shopper.id }, keys, 'review')
    if (!pics) return refuse('uploadGone')
    const written = { ...words, pics, receiptId: row.id, memberId: shopper.id, requestId, at }
    const commentId = await insertComment(trx, scope, { ...written, state: commentStates.waiting })
    return ok({ commentId })
  })
}

/** Removes what is too old, with its pictures. */
export const sweepDishComments: Sweep = (db, now, max) =>
  db.transaction().execute(async (trx) => {
    const removed = await removeOldComments(trx, new Date(now - keptFor), max)
    await letGo(
      trx,
      removed.flatMap(({ pics }) => pics),
    )
    return removed.length
  })
