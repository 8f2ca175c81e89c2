import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Moment,
  PictureRef,
  Paging,
  Place,
  ProductSn,
  RowId,
  pageOf,
  keyword,
} from '../../fields.ts'
import { articleKinds } from './service-center.codes.ts'

export const ArticleKind = z.enum(articleKinds)

export const ArticleCard = z.object({
  id: z.number().int(),
  kind: ArticleKind,
  title: z.string(),
  /** The first words of the text, without markup. */
  summary: z.string(),
  /** Visitors and members who opened it. */
  reads: z.number().int(),
  updatedAt: Moment,
})
export type ArticleCard = z.output<typeof ArticleCard>

export const Article = z.object({
  /** Of the reader, or of who wrote it where they are in a store of another partner. */
  store: Place,
  id: z.number().int(),
  kind: ArticleKind,
  title: z.string(),
  /** Cleaned by the server when it was saved. */
  html: z.string(),
  reads: z.number().int(),
  /** Readers whom it helped. */
  helpful: z.number().int(),
  updatedAt: Moment,
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
  /** What it is about, if the store sells that. */
  goods: z
    .object({ itemId: z.number().int(), title: z.string(), pic: PictureRef.nullable() })
    .nullable(),
})
export type Article = z.output<typeof Article>

export const ServiceCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  pic: PictureRef.nullable(),
  /** Published articles that are bound to it. */
  count: z.number().int(),
})
export type ServiceCategory = z.output<typeof ServiceCategory>

const wanted = {
  ...Paging,
  /** Words of the title or the text; of the shop's search, so a word that is begun will do. */
  q: keyword(50).optional(),
  categoryId: RowId.optional(),
  productSn: ProductSn.optional(),
}
const oneOf = {
  params: z.object({ id: RowId }),
  /** Of this partner alone; of any if none is named. */
  query: z.object({ partnerId: RowId.optional() }),
  reply: Article,
}

/** The service centre of the partner whose store was visited last; its texts hold in all stores. */
export const serviceCenterCalls = {
  instructions: GET('/p/service/instructions', {
    summary: 'Manuals, the most read first',
    authz: 'none',
    query: z.object(wanted),
    reply: pageOf(ArticleCard),
  }),
  instructionDetail: GET('/p/service/instructions/{id}', {
    summary: 'One manual',
    authz: 'none',
    ...oneOf,
  }),
  questions: GET('/p/service/questions', {
    summary: 'Questions that many ask, the most read first',
    authz: 'none',
    query: z.object(wanted),
    reply: pageOf(ArticleCard),
  }),
  questionDetail: GET('/p/service/questions/{id}', {
    summary: 'One question and its answer',
    authz: 'none',
    ...oneOf,
  }),
  knowledge: GET('/p/service/knowledge', {
    summary: 'Articles about using and caring, the most read first',
    authz: 'none',
    query: z.object(wanted),
    reply: pageOf(ArticleCard),
  }),
  knowledgeDetail: GET('/p/service/knowledge/{id}', {
    summary: 'One article of the knowledge base',
    authz: 'none',
    ...oneOf,
  }),
  policy: GET('/p/service/policy', {
    summary: 'The after-sales policies with their texts, in the order of the operator',
    authz: 'none',
    query: z.object({
      ...Paging,
      /** One that is asked for: all of the partner who has it. */
      id: RowId.optional(),
    }),
    reply: pageOf(Article.omit({ store: true, goods: true, categories: true })).extend({
      store: Place,
    }),
  }),
  categories: GET('/p/service/categories', {
    summary: 'Categories of goods that articles are bound to',
    authz: 'none',
    reply: z.array(ServiceCategory),
  }),
  search: GET('/p/service/search', {
    summary: 'Articles of every kind by words, by category or by goods; titles that fit come first',
    authz: 'none',
    query: z.object(wanted),
    reply: pageOf(ArticleCard),
  }),
  read: POST('/p/service/read/{id}', {
    summary: 'Counts a reader of an article, once a session or member, and tells what they said',
    authz: 'none',
    params: z.object({ id: RowId }),
    reply: z.object({
      /** Null: nothing yet. */
      isHelpful: z.boolean().nullable(),
    }),
  }),
  vote: POST('/p/service/vote/{id}', {
    summary: 'Helpful or not, once a session or member: what was said first stands',
    authz: 'none',
    params: z.object({ id: RowId }),
    body: z.strictObject({ isHelpful: z.boolean() }),
    reply: z.object({ isHelpful: z.boolean().nullable(), helpful: z.number().int() }),
  }),
}
