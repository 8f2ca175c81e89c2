import type { DeskReview, ReviewPart } from '@mallard/contract/review/review-desk.calls'
import type { ReviewState } from '@mallard/contract/review/review.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { findForDesk, listForDesk, setJudged, setReply, type DeskReviewRow, type DeskWish } from './review-desk.repo.ts'
import { skuWords } from './review.repo.ts'
import { attrInEnglish } from './review.rules.ts'
import type { ReviewRewards } from './reward.rules.ts'
import { settleGoods } from './write.repo.ts'

export async function deskList(ctx: StaffCtx, input: Omit<DeskWish, 'offset' | 'limit'> & { pageNum: number; pageSize: number }) {
  const { pageNum, pageSize, ...wish } = input
  const { rows, total, waiting } = await listForDesk(ctx.services.db, ctx.scope, { ...wish, offset: (pageNum - 1) * pageSize, limit: pageSize })
  return ok({ list: await viewsOf(ctx, ctx.services.db, rows), total, pageNum, pageSize, hasNext: pageNum * pageSize < total, waiting })
}

/** `from` is what the operator saw: of two at once, one judges and the other is told. */
export async function judge(
  ctx: StaffCtx,
  rewards: ReviewRewards,
  { id, part, from, show, reason }: { id: number; part: ReviewPart; from: ReviewState; show: boolean; reason: string },
): Promise<Result<DeskReview, 'notFound' | 'versionConflict' | 'reasonNeeded'>> {
  const to = show ? 1 : 2
  if (!show && reason === '') return refuse('reasonNeeded')
  return ctx.services.db.transaction().execute(async (trx) => {
    const before = await findForDesk(trx, ctx.scope, id, true)
    const state = part === 'review' ? before?.state : before?.appendState
    if (!before || state === undefined || state === null) return refuse('notFound')
    if (state !== from || state === to) return refuse('versionConflict')
    await setJudged(trx, id, part, to, show ? '' : reason)
    if (part === 'review') {
      await settleGoods(trx, [before.goodsId])
      await settleReward(trx, ctx, rewards, before, show)
    }
    const told = { ...(reason && !show && { reason: { before: null, after: reason } }) }
    await audit(trx, ctx, `review.${part === 'review' ? 'judge' : 'judgeAppend'}`, `review ${id}`, {
      ...changesOf({ shown: state === 1 }, { shown: show }),
      ...told,
    })
    const after = await findForDesk(trx, ctx.scope, id)
    const [view] = after ? await viewsOf(ctx, trx, [after]) : []
    return view ? ok(view) : refuse('notFound')
  })
}

/** `seen` is the answer that stood there when the operator began. */
export async function reply(
  ctx: StaffCtx,
  { id, reply: text, seen }: { id: number; reply: string; seen: string },
): Promise<Result<DeskReview, 'notFound' | 'versionConflict'>> {
  return ctx.services.db.transaction().execute(async (trx) => {
    const before = await findForDesk(trx, ctx.scope, id, true)
    if (!before) return refuse('notFound')
    const viewWith = async (answer: string | null) => ok((await viewsOf(ctx, trx, [{ ...before, reply: answer }]))[0]!)
    if ((before.reply ?? '') === text) return viewWith(before.reply)
    if ((before.reply ?? '') !== seen) return refuse('versionConflict')
    await setReply(trx, id, text)
    await audit(trx, ctx, 'review.reply', `review ${id}`, changesOf({ reply: before.reply }, { reply: text || null }))
    return viewWith(text || null)
  })
}

/** Words of a buyer's own earn points while they are shown. */
async function settleReward(trx: Db, { scope, clock }: StaffCtx, rewards: ReviewRewards, review: DeskReviewRow, isShown: boolean): Promise<void> {
  const { id, memberId, orderItemId, isAuto, title, titleEn } = review
  if (memberId === null || orderItemId === null || isAuto) return
  await rewards.settle(trx, { scope, memberId, orderItemId, reviewId: id, title, titleEn, isShown, at: new Date(clock.now()) })
}

export async function reward(ctx: StaffCtx, rewards: ReviewRewards): Promise<Result<{ points: number }, never>> {
  return ok({ points: await rewards.rewardOf(ctx.services.db, ctx.scope.partnerId) })
}

/** From now on: what was given stays as it was. It holds in every store of the partner, so it needs the right for every one. */
export async function setReward(
  ctx: StaffCtx,
  rewards: ReviewRewards,
  { points, seen }: { points: number; seen: number },
): Promise<Result<{ points: number }, 'partnerWide' | 'versionConflict'>> {
  if (!ctx.staff.rightsEverywhere.includes('review.write')) return refuse('partnerWide')
  const { partnerId } = ctx.scope
  return ctx.services.db.transaction().execute(async (trx) => {
    const before = await rewards.rewardOf(trx, partnerId)
    if (before === points) return ok({ points })
    if (!(await rewards.setReward(trx, partnerId, { seen, points }))) return refuse('versionConflict')
    await audit(trx, ctx, 'review.reward', `partner ${partnerId}`, changesOf({ points: before }, { points }))
    return ok({ points })
  })
}

/** In the operator's language: what was bought as its order told it, or as the goods call it still. */
async function viewsOf({ locale, scope }: StaffCtx, db: Db, rows: readonly DeskReviewRow[]): Promise<DeskReview[]> {
  if (locale !== 'en') return rows.map((row) => viewOf(row, row.title, row.productAttr))
  const older = rows.filter(({ productAttrEn }) => !productAttrEn).map(({ goodsId }) => goodsId)
  const words = older.length > 0 ? await skuWords(db, scope.partnerId, older) : []
  return rows.map((row) => {
    const { goodsId, title, titleEn, productAttr, productAttrEn } = row
    const skus = words.filter((each) => each.goodsId === goodsId)
    return viewOf(row, titleEn || title, productAttrEn || attrInEnglish(productAttr, skus))
  })
}

function viewOf(row: DeskReviewRow, title: string, productAttr: string): DeskReview {
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
        ? { content: appendContent, pics: appendPics, createTime: appendAt.getTime(), state: appendState, reason: appendReason }
        : null,
  }
}
