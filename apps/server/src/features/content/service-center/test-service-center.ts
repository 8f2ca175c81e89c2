import { randomUUID } from 'node:crypto'
import type { ArticleKind } from '@mallard/contract/content/service-center/service-center.codes'
import type { Db } from '#platform/db/database.ts'

/** What an operator sends to make an article. */
export const newArticle = (more: object = {}) => ({
  requestId: randomUUID(),
  kind: 'question' as ArticleKind,
  title: '杯盖拧不开怎么办',
  titleEn: 'The lid is stuck',
  html: '<p>先把杯子放进冷水里两分钟。</p>',
  htmlEn: '<p>Put the cup into cold water for two minutes.</p>',
  categoryIds: [] as number[],
  productSn: null as string | null,
  isPublished: true,
  place: 0,
  ...more,
})

/** What a shopper sends as feedback. */
export const feedbackInput = (more: object = {}) => ({
  requestId: randomUUID(),
  type: 'goods' as const,
  content: '壶盖合不上，怎么处理？',
  ...more,
})

/** An article of partner 1. */
export async function firstArticle(db: Db, kind: ArticleKind): Promise<number> {
  const { id } = await db
    .selectFrom('service_article')
    .where('partner_id', '=', 1)
    .where('kind', '=', kind)
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}
