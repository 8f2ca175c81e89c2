import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import type { Review } from '@mallard/contract/catalog/review/review.calls'
import { reviewStates } from '@mallard/contract/catalog/review/review.codes'
import { type Locale, ok, type Result, scopeText } from '@mallard/kernel'
import { paged } from '#platform/db/counted.ts'
import { localised } from '#platform/locale.rules.ts'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { adminTag } from '#platform/cache-tags.ts'
import { attrInEnglish, masked, tagTexts, type SkuWords } from './review.rules.ts'
import {
  countReviews,
  findReviews,
  findShown,
  goodsTitle,
  reviewSummary,
  skuWords,
  type ReviewRow,
  type WhichReviews,
} from './review.repo.ts'

const cacheTime = 4000

export async function list(
  ctx: Ctx,
  input: WhichReviews & { id: number; pageNum: number; pageSize: number },
): Promise<Result<Prebuilt, never>> {
  const { id, pageNum, pageSize, ...which } = input
  const { db, cache } = ctx.services
  const { partnerId } = ctx.scope
  const isEnglish = ctx.locale === 'en'
  return ok(
    await cache.get(
      `reviews:${scopeText(ctx.scope)}:${JSON.stringify(input)}:${ctx.locale}`,
      cacheTime,
      async () => {
        const [rows, total, summary, goods, skus] = await Promise.all([
          findReviews(db, partnerId, id, which, (pageNum - 1) * pageSize, pageSize),
          countReviews(db, partnerId, id, which),
          summaryOf(db, partnerId, id, ctx.locale),
          goodsTitle(db, partnerId, id),
          isEnglish ? skuWords(db, partnerId, [id]) : undefined,
        ])
        return new Prebuilt(
          JSON.stringify({
            ...paged(
              rows.map((row) => reviewOf(row, skus, ctx.locale)),
              total,
              { pageNum, pageSize },
            ),
            title: localised(ctx.locale, goods?.title ?? '', goods?.titleEn),
            summary,
          }),
        )
      },
      [adminTag(partnerId)],
    ),
  )
}

/** Counts over the shown reviews of goods, with what they say in a word. */
export async function summaryOf(
  db: Db,
  partnerId: number,
  goodsId: number,
  locale: Locale,
): Promise<GoodsDetail['commentSummary']> {
  const { tags, ...counts } = await reviewSummary(db, partnerId, goodsId)
  return {
    ...counts,
    tags: tags.flatMap(({ code, count }) =>
      tagTexts([code], locale).map((text) => ({ code, text, count })),
    ),
  }
}

/** Some reviews that are shown, by their numbers, in a language. */
export async function shownReviews(
  db: Db,
  partnerId: number,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, Review>> {
  if (ids.length === 0) return new Map()
  const rows = await findShown(db, partnerId, ids)
  const goodsIds = [...new Set(rows.map((row) => row.goods_id))]
  const skus = locale === 'en' ? await skuWords(db, partnerId, goodsIds) : []
  return new Map(
    rows.map((row) => {
      const its = skus.filter(({ goodsId }) => goodsId === row.goods_id)
      return [row.id, reviewOf(row, locale === 'en' ? its : undefined, locale)]
    }),
  )
}

function reviewOf(row: ReviewRow, skus: readonly SkuWords[] | undefined, locale: Locale): Review {
  return {
    commentId: row.id,
    nickname: row.anonymous ? masked(row.nickname) : row.nickname,
    avatar: row.anonymous ? '' : row.avatar,
    star: row.star,
    content: row.content,
    tags: tagTexts(row.tags, locale),
    pics: row.pics,
    productAttr: skus ? attrInEnglish(row.product_attr, skus) : row.product_attr,
    createTime: row.created_at.getTime(),
    append:
      row.append_content && row.append_at && row.append_status === reviewStates.shown
        ? {
            content: row.append_content,
            pics: row.append_pics,
            createTime: row.append_at.getTime(),
          }
        : null,
    reply: row.reply,
    isTrial: row.is_trial,
  }
}
