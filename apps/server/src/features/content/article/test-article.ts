import { articleAdminCalls } from '@mallard/contract/content/article/article-admin.calls'
import type { Caller } from '@mallard/testing/caller'
import { randomUUID } from 'node:crypto'
import type { TestShop } from '#app/testing/test-shop.ts'
import { fillArticles } from './demo.ts'

/** Pictures of the demo world that nobody looks at. */
const pictureOf = async (key: string) => ({
  url: `/pictures/${key}.00000000.webp`,
  width: 1000,
  height: 750,
  color: '#eeeeee',
})

/** The demo world's articles, which nobody has read. */
export const fillTestArticles = ({ services, clock }: TestShop) =>
  fillArticles({ services, now: clock.now(), pictureOf, memberOf: () => undefined })

/** What an operator sends to make an article. */
export const newArticle = (more: object = {}) => ({
  requestId: randomUUID(),
  url: `test-${randomUUID().slice(0, 8)}`,
  title: '给水壶除垢',
  titleEn: 'Descale a kettle',
  author: '编辑部',
  authorEn: 'The editors',
  summary: '五分钟，一袋柠檬酸。',
  summaryEn: 'Five minutes and a sachet.',
  cover: '/pictures/scene-kettle.00000000.webp',
  html: '<p>一袋柠檬酸倒入壶中。</p>',
  htmlEn: '<p>Pour a sachet into the kettle.</p>',
  goodsIds: [] as number[],
  isPublished: true,
  publishAt: null as number | null,
  ...more,
})

/** Makes one, and says where it is. */
export async function makeArticle(staff: Caller, more: object = {}) {
  const input = newArticle(more)
  const { id } = await staff.data(articleAdminCalls.save, input)
  return { id, url: input.url }
}

/** What a shopper sends to comment. */
export const commentInput = (url: string, more: object = {}) => ({
  requestId: randomUUID(),
  url,
  content: '学到了！',
  ...more,
})
