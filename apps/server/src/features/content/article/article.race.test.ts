import {
  articleAdminCalls,
  articleCommentAdminCalls,
} from '@mallard/contract/content/article/article-admin.calls'
import { articleCalls } from '@mallard/contract/content/article/article.calls'
import { expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { commentInput, fillTestArticles, makeArticle, newArticle } from './test-article.ts'

const tries = 60

const shop = await testShop()
const owner = await shop.staff()
await fillTestArticles(shop)
await owner.data(articleCommentAdminCalls.setMode, { isCheckedFirst: false })

it('counts likes exactly, however many turn round at once', async () => {
  const { url } = await makeArticle(owner)
  const members = await Promise.all([1, 2, 3, 4].map(() => shop.shopper()))
  // An odd number of turns leaves a like, an even one none.
  const turns = [tries, tries - 1, tries - 2, tries - 3]
  const answers = await Promise.all(
    members.map((who, place) =>
      Promise.all(
        Array.from({ length: turns[place]! }, () => who.data(articleCalls.like, { url })),
      ),
    ),
  )
  for (const [place, all] of answers.entries()) {
    const liked = all.filter((answer) => answer.liked).length
    expect(liked).toBe(Math.ceil(turns[place]! / 2))
  }
  const visitor = await shop.visitor()
  expect((await visitor.data(articleCalls.articleV2, { url })).likeCount).toBe(2)
})

it('keeps one comment of a flood, and one for each request', async () => {
  const { url } = await makeArticle(owner)
  const members = await Promise.all([1, 2, 3].map(() => shop.shopper()))
  const flood = await Promise.all(
    members.flatMap((who) =>
      Array.from({ length: tries }, () => who.call(articleCalls.create, commentInput(url))),
    ),
  )
  expect(flood.filter(({ code }) => code === 200)).toHaveLength(3)
  expect(
    flood.filter(({ code }) => code !== 200).every(({ reason }) => reason === 'commentTooSoon'),
  ).toBe(true)

  shop.clock.advance(10_000)
  const [who] = members
  const input = commentInput(url)
  const same = await Promise.all(
    Array.from({ length: tries }, () => who!.data(articleCalls.create, input)),
  )
  expect(new Set(same.map(({ commentId }) => commentId)).size).toBe(1)
  const visitor = await shop.visitor()
  expect((await visitor.data(articleCalls.comments, { url })).total).toBe(4)
})

it('gives an address to one of several articles that are moved to it at once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const made = await Promise.all([1, 2, 3, 4].map(() => makeArticle(owner)))
    const url = `wanted-${round}`
    const answers = await Promise.all(
      made.map(async ({ id }) => {
        const { version } = await owner.data(articleAdminCalls.one, { id })
        return owner.call(articleAdminCalls.save, { ...newArticle({ url }), id, version })
      }),
    )
    const refusals = answers.map(({ code, reason }) => reason ?? code)
    const taken = 'articleUrlTaken'
    expect(refusals.toSorted()).toEqual([200, taken, taken, taken])
  }
})
