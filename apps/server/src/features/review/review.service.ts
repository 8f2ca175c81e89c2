import type { Review } from '@mallard/contract/review/review.calls'
import { ok, type Result, scopeText } from '@mallard/kernel'
import { Prebuilt } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import { attrInEnglish, masked, type SkuWords } from './review.rules.ts'
import { countReviews, findReviews, reviewSummary, skuWords, type ReviewFilter, type ReviewRow } from './review.repo.ts'

const cacheTime = 4000

export async function list(ctx: Ctx, input: { id: number; pageNum: number; pageSize: number; filter: ReviewFilter }): Promise<Result<Prebuilt, never>> {
  const { id, pageNum, pageSize, filter } = input
  const { db, cache } = ctx.services
  const { partnerId } = ctx.scope
  const isEnglish = ctx.locale === 'en'
  return ok(
    await cache.get(`reviews:${scopeText(ctx.scope)}:${JSON.stringify(input)}:${ctx.locale}`, cacheTime, async () => {
      const [rows, total, summary, skus] = await Promise.all([
        findReviews(db, partnerId, id, filter, (pageNum - 1) * pageSize, pageSize),
        countReviews(db, partnerId, id, filter),
        reviewSummary(db, partnerId, id),
        isEnglish ? skuWords(db, partnerId, [id]) : undefined,
      ])
      return new Prebuilt(
        JSON.stringify({ list: rows.map((row) => reviewOf(row, skus)), total, pageNum, pageSize, hasNext: pageNum * pageSize < total, summary }),
      )
    }),
  )
}

function reviewOf(row: ReviewRow, skus: readonly SkuWords[] | undefined): Review {
  return {
    commentId: row.id,
    nickname: row.anonymous ? masked(row.nickname) : row.nickname,
    avatar: row.anonymous ? '' : row.avatar,
    star: row.star,
    content: row.content,
    pics: row.pics,
    productAttr: skus ? attrInEnglish(row.product_attr, skus) : row.product_attr,
    createTime: row.created_at.getTime(),
    append:
      row.append_content && row.append_at && row.append_status === 1
        ? { content: row.append_content, pics: row.append_pics, createTime: row.append_at.getTime() }
        : null,
    reply: row.reply,
  }
}
