import { commentStates } from '@mallard/contract/content/article/article.codes'
import { day, hour, minute, type Instant } from '@mallard/kernel'
import { articles, world, type DemoArticle } from '@mallard/shop-data'
import { randomUUID } from 'node:crypto'
import { filePictures } from '#features/catalog/media/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { DemoWorld } from '#platform/demo.ts'
import { insertArticle, isUrlTaken } from './article-admin.repo.ts'
import { setLike } from './article.repo.ts'
import { insertComment } from './comment.repo.ts'

type Filling = Pick<DemoWorld, 'services' | 'now' | 'pictureOf' | 'memberOf'>

/** Publishes the articles that are not there yet, with what readers said of them. */
export async function fillArticles(demo: Filling): Promise<void> {
  await demo.services.db.transaction().execute(async (trx) => {
    let isNew = false
    for (const article of articles) {
      if (await isUrlTaken(trx, article.partnerId, article.url, undefined)) continue
      await publish(trx, demo, article)
      isNew = true
    }
    // It looks through all that the shop shows.
    if (isNew) await filePictures(trx, new Date(demo.now))
  })
}

async function publish(trx: Db, demo: Filling, article: DemoArticle): Promise<void> {
  const { partnerId, url, title, author, summary, html } = article
  const at = demo.now - article.daysAgo * day
  const ids = await goodsIds(trx, article)
  const richOf = (text: string) => rich(text, demo, partnerId, ids)
  const id = await insertArticle(
    trx,
    partnerId,
    {
      url,
      title: title.zh,
      titleEn: title.en,
      author: author.zh,
      authorEn: author.en,
      summary: summary.zh,
      summaryEn: summary.en,
      cover: await demo.pictureOf(article.cover),
      html: await richOf(html.zh),
      htmlEn: await richOf(html.en),
      goodsIds: article.goods.flatMap((code) => ids.get(code) ?? []),
      state: 'published',
      publishAt: new Date(at),
    },
    new Date(at),
  )
  if (id === undefined) throw new Error(`the article ${url} is there twice`)
  await react(trx, demo, article, id, at)
}

/** What shoppers thought of it, in the days after. */
async function react(
  trx: Db,
  { memberOf }: Filling,
  { partnerId, likedBy, comments }: DemoArticle,
  articleId: number,
  publishedAt: Instant,
): Promise<void> {
  const scope = { partnerId, storeId: 1 }
  for (const code of likedBy) {
    const memberId = memberOf(scope, code)
    if (memberId !== undefined)
      await setLike(trx, { partnerId, memberId }, articleId, true, new Date(publishedAt + hour))
  }
  for (const [place, { by, content, answer }] of comments.entries()) {
    const memberId = memberOf(scope, by)
    if (memberId === undefined) continue
    const at = publishedAt + (place + 1) * 3 * hour + 12 * minute
    const shown = { articleId, staffId: null, state: commentStates.shown }
    const parentId = await insertComment(trx, scope, {
      ...shown,
      memberId,
      parentId: null,
      requestId: randomUUID(),
      content,
      at: new Date(at),
    })
    if (answer === undefined || parentId === undefined) continue
    await insertComment(trx, scope, {
      ...shown,
      memberId: null,
      parentId,
      requestId: randomUUID(),
      content: answer,
      at: new Date(at + 50 * minute),
    })
  }
}

const marks = /\[(goods|picture):([a-z0-9-]+)\]/g

/** Goods that an article names, in it or beside it, by their codes. */
async function goodsIds(trx: Db, article: DemoArticle): Promise<ReadonlyMap<string, number>> {
  const { goods, html } = article
  const named = [...html.zh.matchAll(marks)].flatMap(([, kind, key = '']) =>
    kind === 'goods' ? [key] : [],
  )
  const found = new Map<string, number>()
  for (const code of new Set([...goods, ...named])) {
    const productSn = goodsOf(code).skus[0]?.productSn ?? ''
    const row = await trx
      .selectFrom('sku')
      .where('partner_id', '=', article.partnerId)
      .where('product_sn', '=', productSn)
      .select('goods_id')
      .executeTakeFirst()
    // Goods can be taken out of a shop that one plays with.
    if (row) found.set(code, row.goods_id)
  }
  return found
}

function goodsOf(code: string) {
  const goods = world.goods.find((each) => each.code === code)
  if (!goods) throw new Error(`an article names the goods ${code}`)
  return goods
}

/** The text with its marks as the editor of the back office would have written them. */
async function rich(
  text: string,
  { pictureOf }: Filling,
  partnerId: number,
  ids: ReadonlyMap<string, number>,
): Promise<string> {
  const pieces = await Promise.all(
    text.split('\n').map(async (line) => {
      const [, kind, key = ''] = [...line.matchAll(marks)][0] ?? []
      if (kind === undefined) return line
      if (kind === 'picture') {
        const { url, width, height } = await pictureOf(key)
        return `<img src="${url}" alt="" width="${width}" height="${height}" />`
      }
      const id = ids.get(key)
      if (id === undefined) return ''
      const { title, pictures } = goodsOf(key)
      const pic = await pictureOf(pictures[0] ?? key)
      return `<figure><img src="${pic.url}" alt="" width="${pic.width}" height="${pic.height}" /><figcaption><a href="/goods/${id}-${partnerId}-1">${title.zh}</a></figcaption></figure>`
    }),
  )
  return pieces.join('')
}
