import { articleCommentAdminCalls } from '@mallard/contract/content/article/article-admin.calls'
import { articleCalls } from '@mallard/contract/content/article/article.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { second } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { commentInput, fillTestArticles, makeArticle } from './test-article.ts'

const shop = await testShop()
const owner = await shop.staff()
await fillTestArticles(shop)
const ana = await shop.shopper()
const ben = await shop.shopper()
const check = (isCheckedFirst: boolean) =>
  owner.data(articleCommentAdminCalls.setMode, { isCheckedFirst })
const write = async (who: Caller, url: string, more: object = {}) => {
  shop.clock.advance(10 * second)
  return who.data(articleCalls.create, commentInput(url, more))
}
const listed = async (who: Caller, url: string) =>
  (await who.data(articleCalls.comments, { url })).list

describe('a like', () => {
  it('is counted exactly, taken back by the next one, and can be sent twice', async () => {
    const { url } = await makeArticle(owner)
    const like = (who: Caller, liked?: boolean) => who.data(articleCalls.like, { url, liked })
    expect(await like(ana)).toEqual({ liked: true, likeCount: 1 })
    expect(await like(ben, true)).toEqual({ liked: true, likeCount: 2 })
    expect(await like(ben, true)).toEqual({ liked: true, likeCount: 2 })
    expect(await like(ana)).toEqual({ liked: false, likeCount: 1 })
    expect(await like(ana, false)).toEqual({ liked: false, likeCount: 1 })
    expect(await ben.data(articleCalls.articleV2, { url })).toMatchObject({
      liked: true,
      likeCount: 1,
    })
    const visitor = await shop.visitor()
    expect(await visitor.data(articleCalls.comments, { url })).toMatchObject({
      liked: false,
      likeCount: 1,
    })
    expect((await ana.call(articleCalls.like, { url: 'not-there' })).reason).toBe('notFound')
  })
})

describe('a comment', () => {
  it('waits to be looked at, and until then its writer alone sees it', async () => {
    await check(true)
    const { url } = await makeArticle(owner)
    const { commentId } = await write(ana, url)
    expect(await listed(ana, url)).toMatchObject([{ commentId, isMine: true, isWaiting: true }])
    expect(await listed(ben, url)).toEqual([])
    expect((await ben.call(articleCalls.replies, { commentId })).reason).toBe('notFound')
    const queue = await owner.data(articleCommentAdminCalls.list, {})
    expect(queue.list.find(({ id }) => id === commentId)).toMatchObject({ state: 0, url })

    const judge = { id: commentId, from: 0 as const, show: true }
    await owner.data(articleCommentAdminCalls.judge, judge)
    expect((await owner.call(articleCommentAdminCalls.judge, judge)).reason).toBe('versionConflict')
    expect(await listed(ben, url)).toMatchObject([{ commentId, isMine: false, isWaiting: false }])

    const hide = { id: commentId, from: 1 as const, show: false }
    expect((await owner.call(articleCommentAdminCalls.judge, hide)).reason).toBe('reasonNeeded')
    await owner.data(articleCommentAdminCalls.judge, { ...hide, reason: '广告' })
    for (const who of [ana, ben]) expect(await listed(who, url)).toEqual([])
  })

  it('is seen at once where the operator looks afterwards', async () => {
    await check(false)
    const { url } = await makeArticle(owner)
    await write(ana, url)
    expect(await listed(ben, url)).toHaveLength(1)
    expect((await ben.data(articleCalls.articleV2, { url })).commentCount).toBe(1)
  })

  it('is kept once for its request, and the next one has to wait ten seconds', async () => {
    await check(false)
    const { url } = await makeArticle(owner)
    shop.clock.advance(10 * second)
    const input = commentInput(url)
    const first = await ana.data(articleCalls.create, input)
    expect(await ana.data(articleCalls.create, input)).toEqual(first)
    const next = commentInput(url)
    shop.clock.advance(7 * second)
    const refused = await ana.call(articleCalls.create, next)
    expect(refused).toMatchObject({ reason: 'commentTooSoon' })
    expect(refused.message).toContain('3')
    // Nobody else has to wait for her.
    await ben.data(articleCalls.create, commentInput(url))
    shop.clock.advance(3 * second)
    await ana.data(articleCalls.create, next)
    expect(await listed(ana, url)).toHaveLength(3)
    // Nobody gets an answer to what another one sent.
    expect((await ben.call(articleCalls.create, next)).reason).toBe('commentTooSoon')
    shop.clock.advance(10 * second)
    expect((await ben.call(articleCalls.create, next)).reason).toBe('notFound')
  })

  it('holds 300 letters and no control characters', async () => {
    const { url } = await makeArticle(owner)
    const sent = async (content: string) => {
      shop.clock.advance(10 * second)
      return (await ana.call(articleCalls.create, commentInput(url, { content }))).code
    }
    expect(await sent('好'.repeat(300))).toBe(200)
    for (const content of ['好'.repeat(301), '', '  ', '好\u0007'])
      expect((await ana.call(articleCalls.create, commentInput(url, { content }))).reason).toBe(
        'badInput',
      )
  })

  it('is answered one deep, by readers and by the author, who tells its writer', async () => {
    await check(false)
    const { url } = await makeArticle(owner)
    const { commentId } = await write(ana, url)
    const reply = await write(ben, url, { parentId: commentId })
    // What answers a reply stands below the same comment.
    await write(ana, url, { parentId: reply.commentId })
    const answer = { id: commentId, requestId: randomUUID(), content: '谢谢你' }
    const { id } = await owner.data(articleCommentAdminCalls.answer, answer)
    expect((await owner.data(articleCommentAdminCalls.answer, answer)).id).toBe(id)
    const [root] = await listed(ben, url)
    expect(root).toMatchObject({ replyCount: 3, replies: [{ isMine: true }, { isMine: false }] })
    const replies = await ben.data(articleCalls.replies, { commentId })
    expect(replies.list.map(({ isAuthor }) => isAuthor)).toEqual([false, false, true])
    expect((await ben.call(articleCalls.replies, { commentId: reply.commentId })).reason).toBe(
      'notFound',
    )
    const notices = await ana.data(noticesCalls.list, {})
    expect(JSON.stringify(notices)).toContain('作者回复了你的评论')
    expect((await ben.data(articleCalls.articleV2, { url })).commentCount).toBe(4)
    const elsewhere = await makeArticle(owner)
    shop.clock.advance(10 * second)
    expect(
      (await ben.call(articleCalls.create, commentInput(elsewhere.url, { parentId: commentId })))
        .reason,
    ).toBe('notFound')
  })

  it('is deleted by its writer alone, with its replies', async () => {
    await check(false)
    const { url } = await makeArticle(owner)
    const { commentId } = await write(ana, url)
    await write(ben, url, { parentId: commentId })
    await ben.data(articleCalls.delete, { commentId })
    expect(await listed(ben, url)).toHaveLength(1)
    for (const _ of [1, 2]) await ana.data(articleCalls.delete, { commentId })
    expect(await listed(ben, url)).toEqual([])
    expect((await ben.data(articleCalls.articleV2, { url })).commentCount).toBe(0)
  })

  it('is looked after by the store in which it was written', async () => {
    await check(true)
    const { url } = await makeArticle(owner)
    const { commentId } = await write(ana, url)
    const other = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    const queue = await other.data(articleCommentAdminCalls.list, {})
    expect(queue.list.map(({ id }) => id)).not.toContain(commentId)
    const judge = { id: commentId, from: 0 as const, show: true }
    expect((await other.call(articleCommentAdminCalls.judge, judge)).reason).toBe('notFound')
  })
})
