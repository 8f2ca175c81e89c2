import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  Paging,
  ProductSn,
  RowId,
  line,
  pageOf,
  text,
  whole,
  keyword,
} from '../../fields.ts'
import { ArticleKind } from './service-center.calls.ts'

const Row = z.object({
  id: z.number().int(),
  kind: ArticleKind,
  title: z.string(),
  titleEn: z.string(),
  categories: z.array(z.string()),
  productSn: z.string().nullable(),
  isPublished: z.boolean(),
  /** Smaller ones stand first among those that are read as often. */
  place: z.number().int(),
  reads: z.number().int(),
  helpful: z.number().int(),
  unhelpful: z.number().int(),
  updatedAt: Moment,
})
export type AdminArticleRow = z.output<typeof Row>

export const AdminArticle = Row.omit({ categories: true }).extend({
  html: z.string(),
  /** Empty: the Chinese one is shown. */
  htmlEn: z.string(),
  categoryIds: z.array(z.number().int()),
  version: z.number().int(),
})
export type AdminArticle = z.output<typeof AdminArticle>

const article = '/admin/api/{p}-{s}/service/articles'

export const serviceCenterAdminCalls = {
  articles: GET(article, {
    summary: 'Articles of the partner’s service centre, the last changed first',
    authz: 'operator',
    right: 'service.read',
    query: z.object({
      ...Paging,
      kind: ArticleKind.optional(),
      state: z.enum(['published', 'draft']).optional(),
      q: keyword(50).optional(),
    }),
    reply: pageOf(Row),
  }),
  article: GET(`${article}/{id}`, {
    summary: 'One article in both languages',
    authz: 'operator',
    right: 'service.read',
    params: z.object({ id: RowId }),
    reply: AdminArticle,
  }),
  save: POST(`${article}/save`, {
    summary: 'Makes an article, or changes one, for all stores of the partner',
    authz: 'operator',
    right: 'service.write',
    body: z.strictObject({
      requestId: z.uuid(),
      /** Left out: a new one. */
      id: RowId.optional(),
      version: whole(0, 1_000_000_000).default(0),
      kind: ArticleKind,
      title: line(80, 2),
      titleEn: line(160),
      html: text(50_000, 2),
      htmlEn: text(50_000),
      categoryIds: z.array(RowId).max(20),
      productSn: ProductSn.nullable(),
      isPublished: z.boolean(),
      place: whole(0, 9999),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  remove: POST(`${article}/{id}/remove`, {
    summary: 'Removes an article with what was counted of it',
    authz: 'operator',
    right: 'service.write',
    params: z.object({ id: RowId }),
    reply: z.object({}),
  }),
}
