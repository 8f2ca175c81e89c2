import { articleCalls } from '@mallard/contract/content/article/article.calls'
import type { Caller } from '@mallard/testing/caller'
import { randomUUID } from 'node:crypto'
import type { AccessOf } from '#app/testing/test-access.ts'
import { commentInput, fillTestArticles, makeArticle, newArticle } from './test-article.ts'

const noId = { id: 999_999 }

export const access: AccessOf = async ({ shop, owner, buyer, theirs }) => {
  await fillTestArticles(shop)
  const { url } = await makeArticle(owner)
  const made = async (who: Caller) => ({ id: (await makeArticle(who)).id })
  const comment = async (who: Caller, at: string) => {
    // One comment in ten seconds.
    await shop.services.db.deleteFrom('article_commenter').execute()
    return (await who.data(articleCalls.create, commentInput(at))).commentId
  }
  const theirCover = '/pictures/scene-coffee.00000000.webp'
  const theirArticle = await makeArticle(theirs.owner, { cover: theirCover })
  const theirComment = { id: await comment(theirs.buyer, theirArticle.url) }
  const first = await comment(buyer, url)
  const judged = async () => ({
    id: await comment(buyer, url),
    from: 0 as const,
    show: true,
    reason: '',
  })
  return {
    open: {
      'article.articleV2': { url },
      'article.like': { url, liked: true },
      'article.comments': { url },
      'article.replies': { commentId: first },
      'article.create': commentInput(url),
    },
    owned: {
      'article.delete': {
        own: async (who) => ({ commentId: await comment(who, url) }),
        missing: { commentId: 999_999 },
        inEveryStore: true,
      },
    },
    admin: {
      'articleAdmin.list': { own: async () => ({}), plain: ['q'] },
      'articleAdmin.one': {
        own: () => made(owner),
        theirs: { id: theirArticle.id },
        missing: noId,
      },
      'articleAdmin.save': {
        own: async () => {
          const { id, url: place } = await makeArticle(owner)
          return { ...newArticle({ url: place }), id, version: 1, requestId: randomUUID() }
        },
        theirs: { id: theirArticle.id },
        missing: noId,
        plain: Object.keys({ ...newArticle(), version: 1 }),
      },
      'articleAdmin.publish': {
        own: async () => ({ ...(await made(owner)), isPublished: false }),
        theirs: { id: theirArticle.id },
        missing: noId,
      },
      'articleAdmin.remove': { own: () => made(owner), plain: ['id'] },
      'articleCommentAdmin.list': { own: async () => ({}), plain: ['q'] },
      'articleCommentAdmin.judge': {
        own: judged,
        theirs: theirComment,
        missing: noId,
        plain: ['from', 'reason'],
      },
      'articleCommentAdmin.answer': {
        own: async () => ({
          id: await comment(buyer, url),
          requestId: randomUUID(),
          content: '谢谢你读到这里',
        }),
        theirs: theirComment,
        missing: noId,
        plain: ['requestId', 'content'],
      },
      'articleCommentAdmin.mode': { own: async () => ({}) },
      'articleCommentAdmin.setMode': { own: async () => ({ isCheckedFirst: true }) },
    },
  }
}
