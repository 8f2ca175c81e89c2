import { randomUUID } from 'node:crypto'
import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import { pageAdminCalls, type PageContent } from '@mallard/contract/content/cms/page-admin.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { beforeEach, describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { newPage, noticeContent } from './test-page.ts'

const shop = await testShop()
const scope = { partnerId: 1, storeId: 1 }
let staff: Caller

const noticesOf = (blocks: readonly { kind: string }[]) =>
  blocks.flatMap((block) =>
    block.kind === 'notice'
      ? (block as unknown as { items: { text: string }[] }).items.map(({ text }) => text)
      : [],
  )

/** What shoppers read on a page; undefined: there is none. */
async function seen(type: string): Promise<string[] | undefined> {
  shop.clock.advance(minute)
  const reply = await (await shop.visitor(scope)).call(cmsCalls.v1a, { type })
  return reply.code === 200 ? noticesOf(reply.data!.blocks) : undefined
}

const tokenIn = (link: string) => link.split('/').at(-1)!

async function homeOf(who: Caller) {
  const { list } = await who.data(pageAdminCalls.list, { q: 'home' })
  return list.find(({ type }) => type === 'home')!
}

describe('a content page', () => {
  // A day goes by in between.
  beforeEach(async () => {
    staff = await shop.staff()
  })

  it('is a draft until it is published, and the same request makes one', async () => {
    const asked = {
      requestId: randomUUID() as string,
      layout: 'a' as const,
      type: 'once',
      title: '一次',
      titleEn: '',
    }
    const { id } = await staff.data(pageAdminCalls.create, asked)
    expect(await staff.data(pageAdminCalls.create, asked)).toEqual({ id })
    const again = await staff.call(pageAdminCalls.create, { ...asked, requestId: randomUUID() })
    expect(again).toMatchObject({ code: 500, reason: 'pageTaken' })
    expect(await staff.call(pageAdminCalls.publish, { id, revision: 1 })).toMatchObject({
      reason: 'pageEmpty',
    })
    const draft = noticeContent('开业', 'Open')
    const { revision } = await staff.data(pageAdminCalls.save, { id, revision: 1, ...draft })
    expect(await seen('once')).toBeUndefined()
    const shown = await staff.data(pageAdminCalls.publish, { id, revision })
    expect(shown).toMatchObject({ isPublished: true, isChanged: false })
    expect(shown.versions).toHaveLength(1)
    expect(await seen('once')).toEqual(['开业'])
    // The answer was lost, and it is asked again.
    const twice = await staff.data(pageAdminCalls.publish, { id, revision })
    expect(twice.versions).toHaveLength(1)
  })

  it('is saved by one of two operators, and the same again is no conflict', async () => {
    const { id, revision } = await newPage(staff)
    const mine = { id, revision, ...noticeContent('我的') }
    const saved = await staff.data(pageAdminCalls.save, mine)
    expect(saved.revision).toBe(revision + 1)
    expect(await staff.data(pageAdminCalls.save, mine)).toEqual(saved)
    const theirs = { id, revision, ...noticeContent('对方的') }
    expect(await staff.call(pageAdminCalls.save, theirs)).toMatchObject({
      code: 500,
      reason: 'versionConflict',
    })
    const kept = await staff.data(pageAdminCalls.detail, { id })
    expect(kept.content).toEqual({ ...noticeContent('我的') })
  })

  it('is not published with a link that leads nowhere, and says which', async () => {
    const { id, revision } = await newPage(staff, 'dead')
    const content = noticeContent('看这里', 'Look')
    const dead = { type: 'router', value: '/nowhere/at/all' }
    const withLink = (link: object): PageContent => ({
      ...content,
      blocks: content.blocks.map(({ zh, en }) => ({
        zh: { ...zh, items: [{ text: '看这里', link }] },
        en: { ...en, items: [{ text: '', link }] },
      })),
    })
    const saved = await staff.data(pageAdminCalls.save, { id, revision, ...withLink(dead) })
    const refused = await staff.call(pageAdminCalls.publish, { id, revision: saved.revision })
    expect(refused).toMatchObject({ code: 500, reason: 'pageBroken' })
    expect(refused.message).toContain('/nowhere/at/all')
    expect(await seen('dead')).toBeUndefined()
    const { findings } = await staff.data(pageAdminCalls.draw, {
      lang: 'zh',
      title: '',
      titleEn: '',
      blocks: withLink({ type: 'items', value: '999999999' }).blocks,
    })
    expect(findings).toEqual([
      { place: null, at: 'titleEn', kind: 'noEnglish', what: '', isBlocking: false },
      { place: 0, at: 'items.0.link', kind: 'deadLink', what: '999999999', isBlocking: true },
      { place: 0, at: 'items.0.text', kind: 'noEnglish', what: '看这里', isBlocking: false },
    ])
  })

  it('may be linked to by its number', async () => {
    const { id, revision } = await newPage(staff, 'numbered')
    const link = (value: number) => ({ type: 'cmsV1a', value: String(value) })
    const items = [id, 999_999_999].map((number) => ({ text: '看', link: link(number) }))
    const drawn = async () => {
      const { findings } = await staff.data(pageAdminCalls.draw, {
        lang: 'zh',
        title: '',
        titleEn: 'Feature',
        blocks: [{ zh: { kind: 'notice', items }, en: null }],
      })
      return findings.flatMap(({ kind, what }) => (kind === 'deadLink' ? [what] : []))
    }
    expect(await drawn()).toEqual([String(id), '999999999'])
    await staff.data(pageAdminCalls.publish, { id, revision })
    expect(await drawn()).toEqual(['999999999'])
  })

  it('is shown in its draft to who has the token, for a day, and to staff without one', async () => {
    const { id, revision } = await newPage(staff, 'shared')
    const { link } = await staff.data(pageAdminCalls.preview, { id })
    expect(tokenIn(link)).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(await staff.data(pageAdminCalls.preview, { id })).toMatchObject({ link })
    const stranger = await shop.visitor(scope)
    const asked = { type: 'shared', url: tokenIn(link) }
    const draft = await stranger.data(cmsCalls.preview, asked)
    expect(noticesOf(draft.blocks)).toEqual(['公告'])
    await staff.data(pageAdminCalls.save, { id, revision, ...noticeContent('改过') })
    expect(noticesOf((await stranger.data(cmsCalls.preview, asked)).blocks)).toEqual(['改过'])
    const bare = { type: 'shared', url: 'a' as const }
    expect(await stranger.call(cmsCalls.preview, bare)).toMatchObject({ reason: 'notFound' })
    expect(await staff.data(cmsCalls.preview, bare)).toMatchObject({ until: null })
    // Another page's token, and another store's.
    expect(await stranger.call(cmsCalls.preview, { ...asked, type: 'home' })).toMatchObject({
      reason: 'notFound',
    })
    const elsewhere = await shop.visitor({ partnerId: 2, storeId: 1 })
    expect(await elsewhere.call(cmsCalls.preview, asked)).toMatchObject({ reason: 'notFound' })
    shop.clock.advance(day)
    expect(await stranger.call(cmsCalls.preview, asked)).toMatchObject({ reason: 'notFound' })
  })

  it('is published at its time, and cannot be changed before', async () => {
    const { id, revision } = await newPage(staff, 'later')
    const at = shop.clock.now() + 2 * hour
    const planned = await staff.data(pageAdminCalls.publish, { id, revision, at })
    expect(planned).toMatchObject({ publishAt: at, isPublished: false })
    const changed = { id, revision, ...noticeContent('太晚') }
    expect(await staff.call(pageAdminCalls.save, changed)).toMatchObject({
      reason: 'pageScheduled',
    })
    await shop.worker.runDue()
    expect(await seen('later')).toBeUndefined()
    shop.clock.advance(2 * hour)
    await shop.worker.runDue()
    expect(await seen('later')).toEqual(['公告'])
    const after = await staff.data(pageAdminCalls.detail, { id })
    expect(after).toMatchObject({ publishAt: null, isPublished: true, isChanged: false })
  })

  it('has its time taken back, and set anew', async () => {
    const { id, revision } = await newPage(staff, 'moved')
    const at = shop.clock.now() + hour
    await staff.data(pageAdminCalls.publish, { id, revision, at })
    await staff.data(pageAdminCalls.unschedule, { id })
    await staff.data(pageAdminCalls.publish, { id, revision, at: at + hour })
    shop.clock.advance(hour + minute)
    await shop.worker.runDue()
    expect(await seen('moved')).toBeUndefined()
    shop.clock.advance(hour)
    await shop.worker.runDue()
    expect(await seen('moved')).toEqual(['公告'])
  })

  it('goes back to what it was before it had a draft, and comes back again', async () => {
    const home = await homeOf(staff)
    const before = await staff.data(pageAdminCalls.detail, { id: home.id })
    expect(before).toMatchObject({ revision: 0, isPublished: true, isChanged: false })
    const first = await (await shop.visitor(scope)).data(cmsCalls.v1a, { type: 'home' })
    const notice = noticeContent('今天全场包邮', 'Free delivery today').blocks
    const saved = await staff.data(pageAdminCalls.save, {
      id: home.id,
      revision: 0,
      ...before.content,
      blocks: [...notice, ...before.content.blocks],
    })
    expect(saved.isChanged).toBe(true)
    expect(await seen('home')).not.toContain('今天全场包邮')
    await staff.data(pageAdminCalls.publish, { id: home.id, revision: saved.revision })
    expect(await seen('home')).toContain('今天全场包邮')
    const back = await staff.data(pageAdminCalls.takeBack, { id: home.id, number: 1 })
    expect(back.versions.map(({ number }) => number)).toEqual([3, 2, 1])
    shop.clock.advance(minute)
    expect(await (await shop.visitor(scope)).data(cmsCalls.v1a, { type: 'home' })).toEqual(first)
    const again = await staff.data(pageAdminCalls.takeBack, { id: home.id, number: 1 })
    expect(again.versions).toHaveLength(3)
    const english = await shop.visitor(scope)
    english.cookies.set('lang', 'en')
    await staff.data(pageAdminCalls.takeBack, { id: home.id, number: 2 })
    shop.clock.advance(minute)
    const shown = await english.data(cmsCalls.v1a, { type: 'home' })
    expect(noticesOf(shown.blocks)).toContain('Free delivery today')
    expect(await staff.call(pageAdminCalls.withdraw, { id: home.id })).toMatchObject({
      reason: 'pageNeeded',
    })
  })

  it('keeps a draft with work in it when another version is taken back', async () => {
    const { id, revision } = await newPage(staff, 'kept')
    await staff.data(pageAdminCalls.publish, { id, revision })
    const second = await staff.data(pageAdminCalls.save, { id, revision, ...noticeContent('二') })
    await staff.data(pageAdminCalls.publish, { id, revision: second.revision })
    await staff.data(pageAdminCalls.save, {
      id,
      revision: second.revision,
      ...noticeContent('三'),
    })
    const back = await staff.data(pageAdminCalls.takeBack, { id, number: 1 })
    expect(noticesOf([back.content.blocks[0]!.zh as never])).toEqual(['三'])
    expect(back.isChanged).toBe(true)
    expect(await seen('kept')).toEqual(['公告'])
    await staff.data(pageAdminCalls.withdraw, { id })
    expect(await seen('kept')).toBeUndefined()
    await staff.data(pageAdminCalls.takeBack, { id, number: 2 })
    expect(await seen('kept')).toEqual(['二'])
  })

  it('is published from its draft again after an older version was taken back into the shop', async () => {
    const { id, revision } = await newPage(staff, 'again')
    await staff.data(pageAdminCalls.publish, { id, revision })
    const second = await staff.data(pageAdminCalls.save, { id, revision, ...noticeContent('二') })
    await staff.data(pageAdminCalls.publish, { id, revision: second.revision })
    await staff.data(pageAdminCalls.withdraw, { id })
    const back = await staff.data(pageAdminCalls.takeBack, { id, number: 1 })
    expect(back).toMatchObject({ isPublished: true, isChanged: true })
    expect(await seen('again')).toEqual(['公告'])
    const shown = await staff.data(pageAdminCalls.publish, { id, revision: second.revision })
    expect(shown).toMatchObject({ isPublished: true, isChanged: false })
    expect(await seen('again')).toEqual(['二'])
    await staff.data(pageAdminCalls.withdraw, { id })
    const same = await staff.data(pageAdminCalls.takeBack, { id, number: 2 })
    expect(same).toMatchObject({ isPublished: true, isChanged: false })
  })

  it('takes no block that is none, and says which', async () => {
    const { id, revision } = await newPage(staff)
    const good = noticeContent('好', 'Good')
    for (const broken of [
      { kind: 'hologram' },
      { kind: 'notice', items: 'many' },
      { kind: 'notice', items: [{ text: '长'.repeat(900), link: null }] },
    ]) {
      const blocks = [...good.blocks, { zh: broken, en: null }]
      const reply = await staff.call(pageAdminCalls.save, { id, revision, ...good, blocks })
      expect(reply).toMatchObject({ code: 500, reason: 'badInput' })
      expect(reply.message).toContain('blocks.1')
    }
    // No database keeps it: it is bad input before it is a block.
    const nul = { kind: 'notice', items: [{ text: 'a\u0000b', link: null }] }
    const blocks = [{ zh: nul, en: null }]
    const refused = await staff.call(pageAdminCalls.save, { id, revision, ...good, blocks })
    expect([400, 500]).toContain(refused.code)
    expect((await staff.data(pageAdminCalls.detail, { id })).revision).toBe(revision)
  })
})
