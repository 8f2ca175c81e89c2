import { z } from 'zod'
import { Moment, PictureRef } from '../../fields.ts'
import { GoodsCard } from '../../catalog/catalog/catalog.fields.ts'

/** What stands in the address of an article. */
export const ArticleUrl = z.string().regex(/^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/, '文章地址不正确')

/** An article as lists show it. */
export const ArticleTile = z.object({
  url: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  cover: PictureRef,
  publishAt: Moment,
  likeCount: z.number().int(),
})
export type ArticleTile = z.output<typeof ArticleTile>

/** A piece of an article: rich text that was cleaned when it was saved, or goods on sale here. */
export const ArticlePart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('goods'), goods: GoodsCard }),
])
export type ArticlePart = z.output<typeof ArticlePart>

export const Article = ArticleTile.extend({
  id: z.number().int(),
  updatedAt: Moment,
  parts: z.array(ArticlePart),
  /** Whether the member who asks likes it. */
  liked: z.boolean(),
  /** Comments and replies that everyone sees. */
  commentCount: z.number().int(),
  /** Goods that go with it, of those that the store sells. */
  goods: z.array(GoodsCard),
  /** What one may read next. */
  more: z.array(ArticleTile),
})
export type Article = z.output<typeof Article>

export const ArticleReply = z.object({
  commentId: z.number().int(),
  nickname: z.string(),
  avatar: z.string(),
  content: z.string(),
  createTime: Moment,
  /** Written by who asks. */
  isMine: z.boolean(),
  /** The author's own words. */
  isAuthor: z.boolean(),
  /** Seen by its writer alone until it was looked at. */
  isWaiting: z.boolean(),
})
export type ArticleReply = z.output<typeof ArticleReply>

export const ArticleComment = ArticleReply.extend({
  replyCount: z.number().int(),
  /** The first few. */
  replies: z.array(ArticleReply),
})
export type ArticleComment = z.output<typeof ArticleComment>
