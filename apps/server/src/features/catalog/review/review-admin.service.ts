import type { AdminReview, ReviewPart } from '@mallard/contract/catalog/review/review-admin.calls'
import type { ReviewState } from '@mallard/contract/catalog/review/review.calls'
import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { cappedPage } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import {
  findForAdmin,
  listForAdmin,
  setJudged,
  setReply,
  type AdminReviewRow,
  type AdminInput,
} from './review-admin.repo.ts'
import { skuWords } from './review.repo.ts'
import { attrInEnglish } from './review.rules.ts'
import { reviewRewards } from '#features/pricing/points/index.ts'
import { settleGoods } from './write.repo.ts'

export async function adminList(
  ctx: StaffCtx,
  input: Omit<AdminInput, 'offset' | 'limit'> & { pageNum: number; pageSize: number },
) {
  const { pageNum, pageSize, ...filters } = input
  const { rows, total, waiting } = await listForAdmin(ctx.services.db, ctx.scope, {
    ...filters,
    offset: (pageNum - 1) * pageSize,
    limit: pageSize,
  })
  const page = cappedPage(rows, total, { pageNum, pageSize })
  return ok({ ...page, list: await viewsOf(ctx, ctx.services.db, page.list), waiting })
}

/** `from` is what the operator saw: of two at once, one judges and the other is told. */
export async function judge(
  ctx: StaffCtx,
  {
    id,
    part,
    from,
    show,
    reason,
  }: { id: number; part: ReviewPart; from: ReviewState; show: boolean; reason: string },
): Promise<Result<AdminReview, 'notFound' | 'versionConflict' | 'reasonNeeded'>> {
  const to = show ? 1 : 2
  if (!show && reason === '') return refuse('reasonNeeded')
  return ctx.services.db.transaction().execute(async (trx) => {
    const before = await findForAdmin(trx, ctx.scope, id, true)
    const state = before && stateOf(before, part)
    if (!before || state === undefined || state === null) return refuse('notFound')
    if (state !== from || state === to) return refuse('versionConflict')
    await setJudged(trx, id, part, to, show ? '' : reason)
    if (part === 'review') {
      await settleGoods(trx, [before.goodsId])
      await settleReward(trx, ctx, before, show)
    }
    const told = { ...(reason && !show && { reason: { before: null, after: reason } }) }
    await audit(trx, ctx, `review.${part === 'review' ? 'judge' : 'judgeAppend'}`, `review ${id}`, {
      ...changesOf({ shown: state === reviewStates.shown }, { shown: show }),
      ...told,
    })
    const after = await findForAdmin(trx, ctx.scope, id)
    const [view] = after ? await viewsOf(ctx, trx, [after]) : []
    return view ? ok(view) : refuse('notFound')
  })
}

const stateOf = ({ state, appendState }: AdminReviewRow, part: ReviewPart) =>
  part === 'review' ? state : appendState

/** `seen` is the answer that stood there when the operator began. */
export async function reply(
  ctx: StaffCtx,
  { id, reply: text, seen }: { id: number; reply: string; seen: string },
): Promise<Result<AdminReview, 'notFound' | 'versionConflict'>> {
  return ctx.services.db.transaction().execute(async (trx) => {
    const before = await findForAdmin(trx, ctx.scope, id, true)
    if (!before) return refuse('notFound')
    const viewWith = async (answer: string | null) =>
      ok((await viewsOf(ctx, trx, [{ ...before, reply: answer }]))[0]!)
    if ((before.reply ?? '') === text) return viewWith(before.reply)
    if ((before.reply ?? '') !== seen) return refuse('versionConflict')
    await setReply(trx, id, text)
    await audit(
      trx,
      ctx,
      'review.reply',
      `review ${id}`,
      changesOf({ reply: before.reply }, { reply: text || null }),
    )
    return viewWith(text || null)
  })
}

/** Words of a buyer's own earn points while they are shown. */
async function settleReward(
  trx: Db,
  { scope, clock }: StaffCtx,
  review: AdminReviewRow,
  isShown: boolean,
): Promise<void> {
  const { id, memberId, orderItemId, isAuto, isReturned, title, titleEn } = review
  if (memberId === null || orderItemId === null || isAuto) return
  await reviewRewards.settle(trx, {
    scope,
    memberId,
    orderItemId,
    reviewId: id,
    title,
    titleEn,
    isShown,
    isReturned,
    at: new Date(clock.now()),
  })
}

export async function reward(ctx: StaffCtx): Promise<Result<{ points: number }, never>> {
  return ok({ points: await reviewRewards.rewardOf(ctx.services.db, ctx.scope.partnerId) })
}

/**
 * From now on: what was given stays as it was. It holds in every store of the partner, so it needs
 * the right for every one.
 */
export async function setReward(
  ctx: StaffCtx,
  { points, seen }: { points: number; seen: number },
): Promise<Result<{ points: number }, 'partnerWide' | 'versionConflict'>> {
  if (!ctx.staff.rightsEverywhere.includes('promotion.write')) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return ctx.services.db.transaction().execute(async (trx) => {
    const before = await reviewRewards.rewardOf(trx, partnerId)
    if (before === points) return ok({ points })
    if (!(await reviewRewards.setReward(trx, partnerId, { seen, points })))
      return refuse('versionConflict')
    await audit(
      trx,
      ctx,
      'review.reward',
      `partner ${partnerId}`,
      changesOf({ points: before }, { points }),
    )
    return ok({ points })
  })
}

/**
 * In the operator's language: what was bought as its order told it, or as the goods call it still.
 */
async function viewsOf(
  { locale, scope }: StaffCtx,
  db: Db,
  rows: readonly AdminReviewRow[],
): Promise<AdminReview[]> {
  if (locale !== 'en') return rows.map((row) => viewOf(row, row.title, row.productAttr))
  const older = rows.filter(({ productAttrEn }) => !productAttrEn).map(({ goodsId }) => goodsId)
  const words = older.length > 0 ? await skuWords(db, scope.partnerId, older) : []
  return rows.map((row) => {
    const { goodsId, title, titleEn, productAttr, productAttrEn } = row
    const skus = words.filter((each) => each.goodsId === goodsId)
    return viewOf(row, titleEn || title, productAttrEn || attrInEnglish(productAttr, skus))
  })
}

function viewOf(row: AdminReviewRow, title: string, productAttr: string): AdminReview {
  const {
    memberId: _member,
    orderItemId: _item,
    titleEn: _titleEn,
    productAttrEn: _attrEn,
    goodsId,
    createdAt,
    appendContent,
    appendPics,
    appendAt,
    appendState,
    appendReason,
    ...rest
  } = row
  return {
    ...rest,
    itemId: goodsId,
    title,
    productAttr,
    createTime: createdAt.getTime(),
    append:
      appendContent !== null && appendAt !== null && appendState !== null
        ? {
            content: appendContent,
            pics: appendPics,
            createTime: appendAt.getTime(),
            state: appendState,
            reason: appendReason,
          }
        : null,
  }
}
