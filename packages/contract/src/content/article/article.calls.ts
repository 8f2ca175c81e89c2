import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, Paging, RowId, pageOf, text } from '../../fields.ts'
import { commentLength } from './article.codes.ts'
import { Article, ArticleComment, ArticleReply, ArticleUrl } from './article.fields.ts'

const ByUrl = z.object({ url: ArticleUrl })

/** Articles are the partner's: their likes and comments are the same in all its stores. */
export const articleCalls = {
  articleV2: GET('/b2c/articleV2/{p}-{s}/{url}', {
    summary: 'An article that is published, with the goods of it that the store sells',
    authz: 'none',
    params: ByUrl,
    reply: Article,
  }),
  like: POST('/b2c/article/{p}-{s}/like/{url}', {
    summary: 'Likes an article; again takes it back',
    authz: 'user',
    params: ByUrl,
    body: z.strictObject({
      /** What the member wants, so that it can be sent twice; left out: the other than now. */
      liked: z.boolean().optional(),
    }),
    reply: z.object({ liked: z.boolean(), likeCount: z.number().int() }),
  }),
  comments: GET('/b2c/article/{p}-{s}/comments/{url}', {
    summary: 'Comments of an article, the newest first, each with its first replies',
    authz: 'none',
    params: ByUrl,
    query: z.object(Paging),
    reply: pageOf(ArticleComment).extend({
      /** Comments and replies that everyone sees. */
      commentCount: z.number().int(),
      /** Whether the member who asks likes the article, and how many do. */
      liked: z.boolean(),
      likeCount: z.number().int(),
    }),
  }),
  replies: GET('/b2c/article/{p}-{s}/replies/{commentId}', {
    summary: 'Replies to a comment, the oldest first',
    authz: 'none',
    params: z.object({ commentId: RowId }),
    query: z.object(Paging),
    reply: pageOf(ArticleReply),
  }),
  create: POST('/b2c/article/{p}-{s}/create', {
    summary: 'A comment, or a reply to one; kept once for its request',
    authz: 'user',
    body: z.strictObject({
      requestId: z.uuid(),
      url: ArticleUrl,
      content: text(commentLength, 1),
      /** The comment that it answers; of a reply, that reply's own comment. */
      parentId: RowId.optional(),
    }),
    reply: ArticleReply,
  }),
  delete: POST('/b2c/article/{p}-{s}/delete/{commentId}', {
    summary: 'Deletes one’s own comment with its replies',
    authz: 'self',
    params: z.object({ commentId: RowId }),
    reply: Empty,
  }),
}
