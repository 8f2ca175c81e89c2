import { serviceCenterAdminCalls } from '@mallard/contract/content/service-center/service-center-admin.calls'
import { serviceCenterCalls } from '@mallard/contract/content/service-center/service-center.calls'
import { minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { fillServiceCenter } from './demo.ts'
import { firstArticle, newArticle } from './test-service-center.ts'

const shop = await testShop()
const owner = await shop.staff()
const { db } = shop.services
await fillServiceCenter({ services: shop.services, now: shop.clock.now() })
const stranger = () => shop.visitor()
const save = (more: object = {}, staff: Caller = owner) =>
  staff.data(serviceCenterAdminCalls.save, newArticle(more))
const titles = (page: { list: readonly { title: string }[] }) => page.list.map(({ title }) => title)
const search = async (q: string, more: object = {}) =>
  titles(await (await stranger()).data(serviceCenterCalls.search, { q, ...more }))

describe('the service centre', () => {
  it('shows each kind with the most read first, page by page', async () => {
    const browser = await stranger()
    const first = await browser.data(serviceCenterCalls.questions, { pageSize: 5 })
    expect(first.list).toHaveLength(5)
    expect(first.hasNext).toBe(true)
    const reads = first.list.map((each) => each.reads)
    expect(reads).toEqual(reads.toSorted((a, b) => b - a))
    const all = await browser.data(serviceCenterCalls.questions, { pageSize: 100 })
    expect(all.total).toBe(all.list.length)
    expect(all.list.every(({ kind }) => kind === 'question')).toBe(true)
    expect((await browser.data(serviceCenterCalls.instructions, {})).list.length).toBeGreaterThan(5)
    expect((await browser.data(serviceCenterCalls.knowledge, {})).list.length).toBeGreaterThan(5)
  })

  it('finds words of titles and texts in either language, and titles first', async () => {
    expect((await search('除垢'))[0]).toBe('五分钟给水壶除垢')
    expect(await search('除垢')).toContain('电水壶内壁有白色斑点是生锈吗？')
    expect(await search('limesc')).toEqual(['电水壶内壁有白色斑点是生锈吗？'])
    expect(await search('没有这样的词')).toEqual([])
    expect(await search('？！')).toEqual([])
    expect(await search('%')).toEqual([])
    const one = await search('除垢', { pageSize: 1, pageNum: 2 })
    expect(one).toHaveLength(1)
  })

  it('shows what is bound to a category or to goods, with the goods that the store sells', async () => {
    const browser = await stranger()
    const known = await browser.data(serviceCenterCalls.categories, {})
    const fryer = known.find(({ name }) => name === '空气炸锅')!
    const found = await browser.data(serviceCenterCalls.search, { categoryId: fryer.id })
    expect(found.total).toBe(fryer.count)
    const manuals = await browser.data(serviceCenterCalls.instructions, {
      productSn: 'HL-KT02-OAT-12',
    })
    expect(titles(manuals)).toEqual(['日常电水壶使用说明'])
    const manual = await browser.data(serviceCenterCalls.instructionDetail, {
      id: manuals.list[0]!.id,
    })
    expect(manual.goods?.title).toContain('水壶')
    expect(manual.categories.map(({ name }) => name)).toContain('水壶')
    expect(manual.html).toContain('<table>')
  })

  it('shows policies whole, in the operator’s order', async () => {
    const page = await (await stranger()).data(serviceCenterCalls.policy, {})
    expect(titles(page)).toEqual(['七天无理由退货', '保修与维修', '换货与补寄'])
    expect(page.list[0]?.html).toContain('7 天')
  })

  it('knows no draft, no article of another kind, and none of another partner than one named', async () => {
    const { id } = await save({ isPublished: false, title: '还没写好的问题' })
    const browser = await stranger()
    const reason = async (call: 'questionDetail' | 'knowledgeDetail', articleId: number) =>
      (await browser.call(serviceCenterCalls[call], { id: articleId })).reason
    expect(await reason('questionDetail', id)).toBe('notFound')
    expect(await search('还没写好')).toEqual([])
    expect(await reason('knowledgeDetail', await firstArticle(db, 'question'))).toBe('notFound')
    const north = await shop.visitor({ partnerId: 2, storeId: 1 })
    const question = { id: await firstArticle(db, 'question') }
    const elsewhere = await north.call(serviceCenterCalls.questionDetail, {
      ...question,
      partnerId: 2,
    })
    expect(elsewhere.reason).toBe('notFound')
    expect((await north.call(serviceCenterCalls.read, question)).reason).toBe('notFound')
    const vote = { ...question, isHelpful: true }
    expect((await north.call(serviceCenterCalls.vote, vote)).reason).toBe('notFound')
    expect(titles(await north.data(serviceCenterCalls.policy, {}))).toEqual(['退换货政策'])
  })

  it('shows one by its number in its own store, whichever shop its reader comes from', async () => {
    const north = await shop.visitor({ partnerId: 2, storeId: 1 })
    const store = { partnerId: 1, storeId: 1 }
    for (const [call, kind] of [
      ['questionDetail', 'question'],
      ['instructionDetail', 'instruction'],
      ['knowledgeDetail', 'knowledge'],
    ] as const) {
      const one = { id: await firstArticle(db, kind) }
      const own = await (await stranger()).data(serviceCenterCalls[call], one)
      expect(await north.data(serviceCenterCalls[call], one), kind).toEqual({ ...own, store })
    }
    const policy = { id: await firstArticle(db, 'policy') }
    const found = await north.data(serviceCenterCalls.policy, policy)
    expect([found.store, titles(found)[0]]).toEqual([store, '七天无理由退货'])
    const inSecond = await shop.visitor({ partnerId: 1, storeId: 2 })
    expect((await inSecond.data(serviceCenterCalls.policy, policy)).store.storeId).toBe(2)
    const draft = await save({ isPublished: false })
    expect((await north.call(serviceCenterCalls.questionDetail, draft)).reason).toBe('notFound')
    const setStatus = async (status: number) => {
      await sql`update store set status = ${status} where partner_id = 1`.execute(db)
    }
    await setStatus(0)
    const one = { id: await firstArticle(db, 'question') }
    expect((await north.call(serviceCenterCalls.questionDetail, one)).reason).toBe('notFound')
    await setStatus(1)
  })
})

describe('a reader', () => {
  const counts = async (id: number) => {
    const { reads, helpful, unhelpful } = await owner.data(serviceCenterAdminCalls.article, { id })
    return [reads, helpful, unhelpful]
  }

  it('counts once a session, and once a member on whatever device', async () => {
    const { id } = await save()
    const browser = await stranger()
    for (let count = 0; count < 3; count += 1)
      expect(await browser.data(serviceCenterCalls.read, { id })).toEqual({ isHelpful: null })
    expect(await counts(id)).toEqual([1, 0, 0])
    const phone = await shop.shopper('13900000077')
    shop.clock.advance(minute)
    const tablet = await shop.shopper('13900000077')
    await phone.data(serviceCenterCalls.read, { id })
    await tablet.data(serviceCenterCalls.read, { id })
    expect(await counts(id)).toEqual([2, 0, 0])
  })

  it('says once whether it helped: what was said first stands', async () => {
    const { id } = await save()
    const [one, other] = [await stranger(), await shop.shopper()]
    const say = (browser: Caller, isHelpful: boolean) =>
      browser.data(serviceCenterCalls.vote, { id, isHelpful })
    expect(await say(one, true)).toEqual({ isHelpful: true, helpful: 1 })
    expect(await say(one, false)).toEqual({ isHelpful: true, helpful: 1 })
    expect(await say(other, false)).toEqual({ isHelpful: false, helpful: 1 })
    expect(await one.data(serviceCenterCalls.read, { id })).toEqual({ isHelpful: true })
    expect(await counts(id)).toEqual([2, 1, 1])
  })
})

describe('an operator', () => {
  it('makes an article once for each request, cleaned, and changes it', async () => {
    const input = newArticle({ html: '<p onclick="x()">先断电<script>alert(1)</script></p>' })
    const made = await Promise.all(
      [1, 2].map(() => owner.data(serviceCenterAdminCalls.save, input)),
    )
    expect(made[0]).toEqual(made[1])
    const { id } = made[0]!
    const one = await owner.data(serviceCenterAdminCalls.article, { id })
    expect(one).toMatchObject({ html: '<p>先断电</p>', version: 1, reads: 0 })
    const changed = { ...input, id, version: 1, title: '换了标题的问题' }
    await owner.data(serviceCenterAdminCalls.save, changed)
    // The same again changes nothing; anything else has to know the version that stands.
    await owner.data(serviceCenterAdminCalls.save, changed)
    const late = await owner.call(serviceCenterAdminCalls.save, { ...changed, title: '旧的' })
    expect(late.reason).toBe('versionConflict')
    expect(await search('换了标题')).toEqual(['换了标题的问题'])
    expect((await owner.data(serviceCenterAdminCalls.article, { id })).version).toBe(2)
  })

  it('cannot bind what the partner does not have', async () => {
    const wrong = async (more: object) =>
      (await owner.call(serviceCenterAdminCalls.save, newArticle(more))).reason
    expect(await wrong({ productSn: 'NR-GR01' })).toBe('badInput')
    expect(await wrong({ categoryIds: [999_999] })).toBe('badInput')
  })

  it('finds articles by words, kind and state, and removes them', async () => {
    const { id } = await save({ title: '要删掉的问题', isPublished: false })
    const find = (more: object) =>
      owner.data(serviceCenterAdminCalls.articles, { q: '要删掉', ...more })
    expect(titles(await find({ kind: 'question', state: 'draft' }))).toEqual(['要删掉的问题'])
    expect((await find({ state: 'published' })).total).toBe(0)
    expect((await find({ kind: 'policy' })).total).toBe(0)
    await owner.data(serviceCenterAdminCalls.remove, { id })
    await owner.data(serviceCenterAdminCalls.remove, { id })
    expect((await find({})).total).toBe(0)
  })

  it('of one store alone reads the articles of the partner and changes none', async () => {
    const clerk = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect((await clerk.call(serviceCenterAdminCalls.save, newArticle())).reason).toBe(
      'partnerWide',
    )
  })
})
