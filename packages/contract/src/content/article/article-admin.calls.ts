import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import {
  Empty,
  ItemId,
  Moment,
  Paging,
  PictureRef,
  RowId,
  line,
  pageOf,
  text,
  whole,
  keyword,
} from '../../fields.ts'
import { articleStates, commentLength } from './article.codes.ts'
import { ArticleUrl } from './article.fields.ts'

const Row = z.object({
  id: z.number().int(),
  url: z.string(),
  title: z.string(),
  titleEn: z.string(),
  author: z.string(),
  cover: PictureRef,
  state: z.enum(articleStates),
  /** When it is to be seen, or was first; null: a draft that never was. */
  publishAt: Moment.nullable(),
  likes: z.number().int(),
  comments: z.number().int(),
  updatedAt: Moment,
})
export type AdminStoryRow = z.output<typeof Row>

export const AdminStory = Row.extend({
  authorEn: z.string(),
  summary: z.string(),
  summaryEn: z.string(),
  html: z.string(),
  /** Empty: the Chinese one is shown. */
  htmlEn: z.string(),
  /** In the order to show. */
  goods: z.array(z.object({ id: z.number().int(), name: z.string() })),
  version: z.number().int(),
})
export type AdminStory = z.output<typeof AdminStory>

const article = '/admin/api/{p}-{s}/articles'

export const articleAdminCalls = {
  list: GET(article, {
    summary: 'Articles of the partner, the last changed first',
    authz: 'operator',
    right: 'content.read',
    query: z.object({
      ...Paging,
      state: z.enum(articleStates).optional(),
      q: keyword(50).optional(),
    }),
    reply: pageOf(Row),
  }),
  one: GET(`${article}/{id}`, {
    summary: 'One article in both languages',
    authz: 'operator',
    right: 'content.read',
    params: z.object({ id: RowId }),
    reply: AdminStory,
  }),
  save: POST(`${article}/save`, {
    summary: 'Makes an article, or changes one, for all stores of the partner',
    authz: 'operator',
    right: 'content.write',
    body: z.strictObject({
      requestId: z.uuid(),
      /** Left out: a new one. */
      id: RowId.optional(),
      version: whole(0, 1_000_000_000).default(0),
      url: ArticleUrl,
      title: line(60, 2),
      titleEn: line(120),
      author: line(20, 1),
      authorEn: line(40),
      summary: text(120, 2),
      summaryEn: text(240),
      /** Address of a picture of the library, or of the one that it has. */
      cover: z.string().min(1).max(200),
      html: text(50_000, 2),
      htmlEn: text(50_000),
      goodsIds: z.array(ItemId).max(12),
      isPublished: z.boolean(),
      /** When it is to be seen; null: at once, or since it was first. */
      publishAt: Moment.nullable(),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  publish: POST(`${article}/{id}/publish`, {
    summary: 'Shows an article at once, or takes it down',
    authz: 'operator',
    right: 'content.write',
    params: z.object({ id: RowId }),
    body: z.strictObject({ isPublished: z.boolean() }),
    reply: Empty,
  }),
  remove: POST(`${article}/{id}/remove`, {
    summary: 'Removes an article with its likes and comments',
    authz: 'operator',
    right: 'content.write',
    params: z.object({ id: RowId }),
    reply: Empty,
  }),
}

export const CommentState = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type CommentState = z.output<typeof CommentState>

export const AdminComment = z.object({
  id: z.number().int(),
  url: z.string(),
  title: z.string(),
  nickname: z.string(),
  memberId: z.number().int().nullable(),
  content: z.string(),
  state: CommentState,
  /** Why it is hidden; empty in other states. */
  reason: z.string(),
  createTime: Moment,
  isAuthor: z.boolean(),
  /** What it answers, if it is a reply. */
  parent: z.object({ nickname: z.string(), content: z.string() }).nullable(),
})
export type AdminComment = z.output<typeof AdminComment>

const comment = '/admin/api/{p}-{s}/article-comments'
const Mode = z.object({
  /** Comments wait until they were looked at; else they are seen at once. */
  isCheckedFirst: z.boolean(),
})

export const articleCommentAdminCalls = {
  list: GET(comment, {
    summary: 'Comments that were written in a store; those that wait come oldest first',
    authz: 'operator',
    reads: { way: 'list', of: 'comment' },
    right: 'content.read',
    query: z.object({
      ...Paging,
      state: z.enum(['waiting', 'shown', 'hidden', 'all']).default('waiting'),
      q: keyword(50).optional(),
    }),
    reply: pageOf(AdminComment).extend({ waiting: z.number().int() }),
  }),
  judge: POST(`${comment}/{id}/judge`, {
    summary: 'Shows a comment, or hides it with a reason',
    authz: 'operator',
    right: 'content.write',
    params: z.object({ id: RowId }),
    body: z.strictObject({
      /** What the operator saw. */
      from: CommentState,
      show: z.boolean(),
      reason: text(100).default(''),
    }),
    reply: Empty,
  }),
  answer: POST(`${comment}/{id}/answer`, {
    summary: 'Answers a comment as the author, for everyone to read, and tells its writer',
    authz: 'operator',
    right: 'content.write',
    params: z.object({ id: RowId }),
    body: z.strictObject({ requestId: z.uuid(), content: text(commentLength, 1) }),
    reply: z.object({ id: z.number().int() }),
  }),
  mode: GET(`${comment}/mode`, {
    summary: 'Whether comments are looked at before or after they are seen',
    authz: 'operator',
    right: 'content.read',
    reply: Mode,
  }),
  setMode: POST(`${comment}/mode`, {
    summary: 'Changes that for all stores of the partner, from the next comment on',
    authz: 'operator',
    right: 'content.write',
    body: z.strictObject({ isCheckedFirst: z.boolean() }),
    reply: Mode,
  }),
}
