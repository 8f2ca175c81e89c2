import type { OwnReview, ReviewItem } from '@mallard/contract/catalog/review/review.calls'
import type { ReviewTag } from '@mallard/contract/catalog/review/review-tags'
import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import { day, type Instant, type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { claim } from '#features/shop/upload/index.ts'
import { paged } from '#platform/db/counted.ts'
import { localised } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { reviewRewards } from '#features/pricing/points/index.ts'
import type { ReviewDuties } from './review-duties.ts'
import {
  appendDays,
  appendUntil,
  autoContent,
  autoDays,
  canReview,
  isPraisedByShop,
  saysEnough,
  tagTexts,
} from './review.rules.ts'
import {
  countMine,
  insertReview,
  listMine,
  lockItem,
  lockOwnReview,
  lockUnreviewed,
  orderOfItem,
  ordersToPraise,
  reviewOfItem,
  setAddition,
  settleGoods,
  settleOrder,
  type ItemRow,
  type NewReview,
  type OwnReviewRow,
  type Writer,
} from './write.repo.ts'

interface Words {
  readonly content: string
  readonly pics: readonly string[]
}

const writerOf = ({ scope, shopper }: ShopperCtx): Writer => ({ ...scope, memberId: shopper.id })

interface NewWords extends Words {
  readonly orderItemId: number
  readonly star: number
  readonly tags: readonly ReviewTag[]
  readonly anonymous: boolean
}

export async function add(
  duties: ReviewDuties,
  ctx: ShopperCtx,
  input: NewWords,
): Promise<
  Result<
    { commentId: number; points: number },
    'notFound' | 'notReviewable' | 'alreadyReviewed' | 'uploadGone' | 'reportTooLittle'
  >
> {
  const writer = writerOf(ctx)
  const points = await reviewRewards.rewardOf(ctx.services.db, writer.partnerId)
  return transact(ctx.services.db, async (trx) => {
    const item = await lockItem(trx, writer, input.orderItemId)
    if (!item) return refuse('notFound')
    const there = await reviewOfItem(trx, input.orderItemId)
    // The same once more is the same answer; the phone may not have heard the first.
    if (there)
      return !there.isAuto && there.star === input.star && there.content === input.content
        ? ok({ commentId: there.id, points })
        : refuse('alreadyReviewed')
    if (!canReview(item)) return refuse('notReviewable')
    const least = duties.minOf(item.kind)
    if (least && !saysEnough(least, input)) return refuse('reportTooLittle', { ...least })
    const pics = await claim(trx, writer, input.pics, 'review')
    if (!pics) return refuse('uploadGone')
    const at = new Date(ctx.clock.now())
    const review = { ...input, pics, isAuto: false, state: reviewStates.waiting, at }
    return ok({ commentId: await keep(trx, duties, item, review), points })
  })
}

/** Writes what a buyer says of a line of an order, which is locked. */
async function keep(
  trx: Db,
  duties: ReviewDuties,
  item: ItemRow,
  review: NewReview,
): Promise<number> {
  const commentId = await insertReview(trx, item, review)
  if (duties.minOf(item.kind)) await duties.written(trx, item.orderSn, commentId)
  await settleOrder(trx, item.orderId, appendDays)
  return commentId
}

/** A review that is shown at once, by somebody of the demo world; its number. */
export async function reviewAs(
  trx: Db,
  duties: ReviewDuties,
  writer: Writer,
  orderItemId: number,
  said: Omit<NewReview, 'isAuto' | 'state'>,
): Promise<Result<number, 'notFound'>> {
  const item = await lockItem(trx, writer, orderItemId)
  if (!item) return refuse('notFound')
  const commentId = await keep(trx, duties, item, {
    ...said,
    isAuto: false,
    state: reviewStates.shown,
  })
  await settleGoods(trx, [item.goodsId])
  return ok(commentId)
}

export async function append(
  ctx: ShopperCtx,
  { commentId, content, pics }: Words & { commentId: number },
): Promise<
  Result<{ commentId: number }, 'notFound' | 'alreadyReviewed' | 'appendOver' | 'uploadGone'>
> {
  const writer = writerOf(ctx)
  const now = ctx.clock.now()
  return transact(ctx.services.db, async (trx) => {
    const review = await lockOwnReview(trx, writer, commentId)
    if (!review) return refuse('notFound')
    if (review.appendContent !== null)
      return review.appendContent === content ? ok({ commentId }) : refuse('alreadyReviewed')
    if (now >= appendUntil(review.createdAt)) return refuse('appendOver')
    const claimed = await claim(trx, writer, pics, 'review')
    if (!claimed) return refuse('uploadGone')
    await setAddition(trx, commentId, content, claimed, new Date(now))
    const orderId = await orderOfItem(trx, review.orderItemId)
    if (orderId) await settleOrder(trx, orderId, appendDays)
    return ok({ commentId })
  })
}

interface AskedMine {
  readonly active: 'todo' | 'done' | 'all'
  readonly id?: string
  readonly pageNum: number
  readonly pageSize: number
}

export async function mine(duties: ReviewDuties, ctx: ShopperCtx, input: AskedMine) {
  const { active, id: orderSn, pageNum, pageSize } = input
  const writer = writerOf(ctx)
  const { db } = ctx.services
  const [rows, counts, points] = await Promise.all([
    listMine(db, writer, { active, orderSn, offset: (pageNum - 1) * pageSize, limit: pageSize }),
    countMine(db, writer, orderSn),
    reviewRewards.rewardOf(db, writer.partnerId),
  ])
  const total = counts[active]
  const list = rows.map((row) => ({
    ...itemView(row, row.review, ctx.locale, ctx.clock.now()),
    least: duties.minOf(row.kind) ?? null,
  }))
  return ok({
    ...paged(list, total, { pageNum, pageSize }),
    counts: { todo: counts.todo, done: counts.done },
    points,
  })
}

function itemView(
  row: ItemRow,
  review: OwnReviewRow | null,
  locale: Locale,
  now: number,
): Omit<ReviewItem, 'least'> {
  return {
    orderItemId: row.orderItemId,
    orderId: row.orderSn,
    itemId: row.goodsId,
    title: localised(locale, row.title, row.titleEn),
    pic: row.pic,
    productAttr: localised(locale, row.productAttr, row.productAttrEn),
    receiveTime: row.receiveTime?.getTime() ?? null,
    comment: review && ownView(review, locale, now),
  }
}

function ownView(review: OwnReviewRow, locale: Locale, now: number): OwnReview {
  const {
    id,
    star,
    content,
    tags,
    pics,
    anonymous,
    isAuto,
    state,
    reason,
    reply,
    createdAt,
    appendContent,
    appendPics,
    appendAt,
    appendState,
    appendReason,
  } = review
  const until = appendUntil(createdAt)
  return {
    commentId: id,
    star,
    content,
    tags: tagTexts(tags, locale),
    pics,
    anonymous,
    isAuto,
    state,
    reason,
    reply,
    createTime: createdAt,
    append:
      appendContent !== null && appendAt !== null
        ? {
            content: appendContent,
            pics: appendPics,
            createTime: appendAt,
            state: appendState ?? 0,
            reason: appendReason,
          }
        : null,
    appendUntil: appendContent === null && now < until ? until : null,
  }
}

const ordersAtOnce = 100

/**
 * Five stars by the shop for what nobody reviewed in time; each order in a transaction of its own,
 * and one that fails holds up none behind it.
 */
export async function praise({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const failed: number[] = []
  let behind = 0
  for (;;) {
    const orderIds = await ordersToPraise(db, new Date(now - autoDays * day), behind, ordersAtOnce)
    for (const orderId of orderIds) {
      try {
        await retryOnConflict(() =>
          db.transaction().execute((trx) => praiseOrder(trx, orderId, now)),
        )
      } catch (error) {
        log.error(
          { err: error, orderId },
          'the shop could not review an order in the place of who wrote nothing',
        )
        failed.push(orderId)
      }
    }
    behind = orderIds.at(-1) ?? behind
    if (orderIds.length < ordersAtOnce) break
  }
  if (failed.length > 0)
    throw new Error(`orders that the shop could not review: ${failed.slice(0, 10).join(', ')}`)
}

async function praiseOrder(trx: Db, orderId: number, now: Instant): Promise<void> {
  const items = (await lockUnreviewed(trx, orderId)).filter(isPraisedByShop)
  for (const item of items) {
    await insertReview(trx, item, {
      star: 5,
      content: autoContent,
      tags: [],
      pics: [],
      anonymous: true,
      isAuto: true,
      state: reviewStates.shown,
      at: new Date(now),
    })
  }
  await settleOrder(trx, orderId, appendDays)
  await settleGoods(
    trx,
    items.map(({ goodsId }) => goodsId),
  )
}
