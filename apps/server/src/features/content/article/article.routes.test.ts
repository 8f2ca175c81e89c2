import { articleAdminCalls } from '@mallard/contract/content/article/article-admin.calls'
import { articleCalls } from '@mallard/contract/content/article/article.calls'
import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import { hour } from '@mallard/kernel'
import { articles } from '@mallard/shop-data'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { publishedUrls } from './article.repo.ts'
import { fillTestArticles, makeArticle, newArticle } from './test-article.ts'

const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff()
await fillTestArticles(shop)
const read = async (url: string) => (await shop.visitor()).call(articleCalls.articleV2, { url })
const save = (more: object) => owner.call(articleAdminCalls.save, newArticle(more))
const one = (id: number) => owner.data(articleAdminCalls.one, { id })

describe('an article', () => {
  it('is read in pieces, with its goods at the price of now', async () => {
    const browser = await shop.visitor()
    const article = await browser.data(articleCalls.articleV2, { url: 'soy-milk-from-scratch' })
    expect(article).toMatchObject({ title: '一杯豆浆，从泡豆开始', liked: false, likeCount: 0 })
    const goods = article.parts.flatMap((part) => (part.kind === 'goods' ? [part.goods] : []))
    expect(goods).toHaveLength(1)
    expect(goods[0]?.price).toBeGreaterThan(0)
    expect(article.goods.length).toBeGreaterThan(1)
    expect(JSON.stringify(article.parts)).not.toContain('<figure>')
    expect(article.more).toHaveLength(4)
    expect(article.more.map(({ url }) => url)).not.toContain(article.url)
    const english = await browser.fetch('/b2c/articleV2/1-1/soy-milk-from-scratch', {
      headers: { 'accept-language': 'en' },
    })
    expect(await english.text()).toContain('Soy milk, from the bean')
  })

  it('shows no goods that the store does not sell', async () => {
    const { rows } = await sql<{ id: number }>`
      select goods_id as id from store_goods where partner_id = 1 and store_id = 1 and on_sale
      except select goods_id from store_goods where partner_id = 1 and store_id = 2 limit 1`.execute(
      db,
    )
    const { url } = await makeArticle(owner, { goodsIds: rows.map(({ id }) => id) })
    const here = await shop.visitor()
    expect((await here.data(articleCalls.articleV2, { url })).goods).toHaveLength(1)
    const elsewhere = await shop.visitor({ partnerId: 1, storeId: 2 })
    expect((await elsewhere.data(articleCalls.articleV2, { url })).goods).toEqual([])
  })

  it('is of its partner alone', async () => {
    const north = await shop.visitor({ partnerId: 2, storeId: 1 })
    const url = 'soy-milk-from-scratch'
    expect((await north.call(articleCalls.articleV2, { url })).reason).toBe('notFound')
    expect((await north.call(articleCalls.comments, { url })).reason).toBe('notFound')
  })

  it('stands on content pages once it is published', async () => {
    await sql`insert into cms_page (partner_id, store_id, version, type, title, share, blocks, blocks_en, status, updated_at)
      values (1, 1, 'a', 'reading', '读', '{"title":"","text":"","pic":null}', ${JSON.stringify([
        { kind: 'articles', title: '读', subTitle: '', link: null, choose: { count: 3 } },
        {
          kind: 'articles',
          title: '选',
          subTitle: '',
          link: null,
          choose: { urls: ['a-clean-shave', 'not-there', 'soy-milk-from-scratch'] },
        },
        {
          kind: 'articles',
          title: '无',
          subTitle: '',
          link: null,
          choose: { urls: ['not-there'] },
        },
      ])}::jsonb, '[]', 1, now())`.execute(db)
    const page = await (await shop.visitor()).data(cmsCalls.v1a, { type: 'reading' })
    const urls = page.blocks.map((block) =>
      block.kind === 'articles' ? block.articles.map(({ url }) => url) : [],
    )
    expect(urls).toHaveLength(2)
    expect(urls[0]).toHaveLength(3)
    expect(urls[1]).toEqual(['a-clean-shave', 'soy-milk-from-scratch'])
  })

  it('is told to search engines while it is published', async () => {
    const known = await publishedUrls(db, 2, new Date(shop.clock.now()))
    expect(known.map(({ url }) => url)).toEqual(
      articles.filter(({ partnerId }) => partnerId === 2).map(({ url }) => url),
    )
    for (const { changedAt } of known) expect(changedAt.getTime()).toBeGreaterThan(0)
  })
})

describe('an operator', () => {
  it('writes a draft, schedules it, takes it down and shows it again', async () => {
    const { id, url } = await makeArticle(owner, { isPublished: false })
    expect((await read(url)).reason).toBe('notFound')
    expect(await one(id)).toMatchObject({ state: 'draft', publishAt: null, version: 1 })

    const publishAt = shop.clock.now() + hour
    await save({ id, version: 1, url, publishAt })
    expect(await one(id)).toMatchObject({ state: 'scheduled', publishAt })
    expect((await read(url)).reason).toBe('notFound')
    shop.clock.advance(hour)
    expect((await read(url)).code).toBe(200)
    const scheduled = await owner.data(articleAdminCalls.list, { state: 'scheduled' })
    expect(scheduled.list).toEqual([])

    for (const _ of [1, 2]) await owner.data(articleAdminCalls.publish, { id, isPublished: false })
    expect((await read(url)).reason).toBe('notFound')
    expect((await owner.data(articleAdminCalls.list, { state: 'down' })).list[0]?.url).toBe(url)
    shop.clock.advance(hour)
    await owner.data(articleAdminCalls.publish, { id, isPublished: true })
    // It keeps the day on which it was first seen.
    expect(await one(id)).toMatchObject({ state: 'published', publishAt })
  })

  it('makes one once, changes nothing by saying the same, and is told of a colleague’s change', async () => {
    const input = newArticle()
    const { id } = await owner.data(articleAdminCalls.save, input)
    expect((await owner.data(articleAdminCalls.save, input)).id).toBe(id)
    const same = { ...input, id, version: 1 }
    await owner.data(articleAdminCalls.save, same)
    expect((await one(id)).version).toBe(1)
    await owner.data(articleAdminCalls.save, { ...same, title: '另一个标题' })
    expect((await save({ ...same, title: '又一个标题' })).reason).toBe('versionConflict')
  })

  it('is told what is wrong with it', async () => {
    const { url } = await makeArticle(owner)
    expect((await save({ url })).reason).toBe('articleUrlTaken')
    expect((await save({ cover: '/pictures/none.webp' })).reason).toBe('mediaGone')
    expect((await save({ goodsIds: [999_999] })).reason).toBe('badInput')
    expect((await save({ url: 'Not An Address' })).reason).toBe('badInput')
    const { id } = await makeArticle(owner)
    expect((await save({ id, version: 1, url })).reason).toBe('articleUrlTaken')
  })

  it('cannot put script into it', async () => {
    const { url } = await makeArticle(owner, {
      html: '<p onclick="x()">水</p><script>alert(1)</script><img src="javascript:x" />',
    })
    const article = await (await shop.visitor()).data(articleCalls.articleV2, { url })
    expect(article.parts).toEqual([{ kind: 'text', html: '<p>水</p><img />' }])
  })

  it('removes one with what was said of it, and its picture is free again', async () => {
    const { id, url } = await makeArticle(owner)
    for (const _ of [1, 2]) await owner.data(articleAdminCalls.remove, { id })
    expect((await read(url)).reason).toBe('notFound')
    const uses =
      await sql`select 1 from media_use where kind = 'article' and ref_id = ${id}`.execute(db)
    expect(uses.rows).toEqual([])
  })
})
