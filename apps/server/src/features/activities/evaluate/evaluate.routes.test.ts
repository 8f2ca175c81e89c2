import { randomUUID } from 'node:crypto'
import { evaluateAdminCalls } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { evaluateCalls } from '@mallard/contract/activities/evaluate/evaluate.calls'
import { giftCalls } from '@mallard/contract/activities/gift/gift.calls'
import { refundAdminCalls } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { returnsAdminCalls } from '@mallard/contract/aftersales/returns/returns-admin.calls'
import { returnsCalls } from '@mallard/contract/aftersales/returns/returns.calls'
import { reviewAdminCalls } from '@mallard/contract/catalog/review/review-admin.calls'
import { reviewCalls } from '@mallard/contract/catalog/review/review.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { beijingDay, day, hour } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { runningGift } from '#features/activities/gift/test-gift.ts'
import { praise } from '#features/catalog/review/write.service.ts'
import { expectBooksToAgree, skusWithStock } from '#app/testing/test-buyer.ts'
import { sendPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { evaluateJobs } from './evaluate.jobs.ts'
import {
  applicationFor,
  applied,
  applyFor,
  applyingTrial,
  choosingTrial,
  endApplying,
  evaluateSetup,
  testedTrial,
} from './test-evaluate.ts'

const shop = await testShop()
const skus = await skusWithStock(shop, 20)
let used = 0
const aSku = () => skus[(used += 1) % skus.length]!
let owner: Caller
beforeEach(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

const mine = async (browser: Caller, id: number) =>
  (await browser.data(evaluateCalls.detail, { id })).my
const stockOf = async (skuId: number) => {
  const { rows } = await sql<{ left: number }>`
    select on_hand - reserved as left from store_sku where partner_id = 1 and store_id = 1 and sku_id = ${skuId}`.execute(
    shop.services.db,
  )
  return rows[0]!.left
}
const told = async (browser: Caller) => {
  await shop.dispatch()
  const { list } = await browser.data(noticesCalls.list, { kind: 'activity' })
  return list.map(({ title }) => title)
}
const sn = async (browser: Caller, id: number) => (await mine(browser, id))?.orderSn ?? ''

/** The goods of a tester were sent and received. */
async function receive(browser: Caller, orderSn: string): Promise<number> {
  const parcel = { companyCode: 'yuantong', deliverySn: `YT${orderSn.slice(-12)}` }
  await owner.data(orderAdminCalls.ship, { sn: orderSn, ...parcel })
  await browser.data(orderCalls.confirm, { sn: orderSn })
  await shop.dispatch()
  const { items } = await browser.data(orderCalls.detail, { sn: orderSn })
  return items[0]!.id
}

const long = '好'.repeat(60)
async function report(browser: Caller, orderItemId: number, content = long, pictures = 3) {
  const pics: string[] = []
  for (let count = 0; count < pictures; count += 1)
    pics.push(await sendPicture(shop, browser, 'review'))
  return browser.call(reviewCalls.add, { orderItemId, star: 5, content, pics, anonymous: false })
}

describe('applying', () => {
  it('is once, with a reason and an address of one’s own; the same request says the same', async () => {
    const { id } = await applyingTrial(shop, owner, aSku())
    const browser = await shop.shopper()
    expect((await (await shop.visitor()).data(evaluateCalls.detail, { id })).my).toBeNull()
    const wish = await applicationFor(browser, id)
    const first = await browser.data(evaluateCalls.apply, wish)
    expect(first).toMatchObject({ step: 'applied', reason: '想试试', orderSn: null })
    expect(await browser.data(evaluateCalls.apply, wish)).toEqual(first)
    const again = { ...wish, requestId: randomUUID() }
    expect((await browser.call(evaluateCalls.apply, again)).reason).toBe('evaluateApplied')
    const other = await shop.shopper()
    expect((await other.call(evaluateCalls.apply, again)).reason).toBe('notFound')
    const { evaluate } = await browser.data(evaluateCalls.detail, { id })
    expect(evaluate).toMatchObject({ stage: 'applying', applied: 1, chosen: 0, quota: 2 })
  })

  it('waits for its time and ends with it', async () => {
    const trial = await owner.data(evaluateAdminCalls.save, evaluateSetup(shop, aSku()))
    const browser = await shop.shopper()
    expect((await applyFor(browser, trial.id)).reason).toBe('evaluateWait')
    endApplying(shop, trial)
    expect((await applyFor(browser, trial.id)).reason).toBe('evaluateOver')
  })

  it('is listed by what one can do now, in the reader’s language', async () => {
    const now = await applyingTrial(shop, owner, aSku())
    const next = await owner.data(evaluateAdminCalls.save, evaluateSetup(shop, aSku()))
    const visitor = await shop.visitor()
    visitor.cookies.set('lang', 'en')
    const { list } = await visitor.data(evaluateCalls.list, { pageSize: 100 })
    const stages = list.map(({ stage }) => stage)
    const rank = (stage: string) => ['applying', 'draft'].indexOf(stage) >>> 0
    expect(stages).toEqual(stages.toSorted((a, b) => rank(a) - rank(b)))
    expect(list.find(({ id }) => id === now.id)).toMatchObject({ name: 'Try it' })
    expect(list.some(({ id }) => id === next.id)).toBe(true)
    await owner.data(evaluateAdminCalls.close, { id: next.id, reason: '缺货' })
    const after = await visitor.data(evaluateCalls.list, { pageSize: 100 })
    expect(after.list.some(({ id }) => id === next.id)).toBe(false)
  })

  it('came to nothing when the trial is called off; who applied is told', async () => {
    const { id } = await applyingTrial(shop, owner, aSku())
    const browser = await shop.shopper()
    await applyFor(browser, id)
    await owner.data(evaluateAdminCalls.close, { id, reason: '缺货' })
    expect(await mine(browser, id)).toMatchObject({ step: 'declined' })
    expect(await told(browser)).toContain('试用已取消')
  })
})

describe('choosing', () => {
  it('makes an order with nothing to pay, takes stock, and tells who was chosen', async () => {
    const sku = aSku()
    const { id, browsers, applyIds } = await choosingTrial(shop, owner, sku)
    const before = await stockOf(sku.skuId)
    const [first] = applyIds
    const choose = () => owner.data(evaluateAdminCalls.choose, { id, applyIds: [first!] })
    expect(await choose()).toEqual({ chosen: 1, refused: [] })
    expect(await choose()).toEqual({ chosen: 1, refused: [] })
    expect(await stockOf(sku.skuId)).toBe(before - 1)
    expect(await mine(browsers[0]!, id)).toMatchObject({ step: 'coming' })
    const order = await browsers[0]!.data(orderCalls.detail, { sn: await sn(browsers[0]!, id) })
    expect(order).toMatchObject({
      kind: 11,
      status: 1,
      amounts: { payAmount: 0 },
    })
    expect(await told(browsers[0]!)).toContain('恭喜，您入选试用')
    expect(await owner.data(evaluateAdminCalls.detail, { id })).toMatchObject({
      ...{ stage: 'choosing', chosen: 1, waiting: 1, mayChoose: true },
    })
    const { list } = await owner.data(staffCalls.audit, { object: `evaluate ${id}` })
    expect(list.map(({ action }) => action)).toContain('evaluate.choose')
  })

  it('waits until nobody applies any more, and gives no place twice', async () => {
    const trial = await applyingTrial(shop, owner, aSku(), { quota: 1 })
    const browsers = [await shop.shopper(), await shop.shopper()]
    for (const browser of browsers) await applyFor(browser, trial.id)
    const [one, two] = (await applied(owner, trial.id)).map(({ id }) => id)
    const choose = (...applyIds: number[]) =>
      owner.call(evaluateAdminCalls.choose, { id: trial.id, applyIds })
    expect((await choose(one!)).reason).toBe('evaluateNotChoosing')
    expect((await owner.call(evaluateAdminCalls.settle, { id: trial.id })).reason).toBe(
      'evaluateNotChoosing',
    )
    endApplying(shop, trial)
    const both = (await choose(one!, two!)).data
    expect(both).toMatchObject({ chosen: 1, refused: [{ id: two, text: '试用名额已满' }] })
    expect((await choose(two!)).reason).toBe('evaluateFull')
    expect((await owner.call(evaluateAdminCalls.draw, { id: trial.id })).reason).toBe(
      'evaluateFull',
    )
  })

  it('by lot gives all places that are left; ending it tells the others', async () => {
    const { id, browsers } = await choosingTrial(shop, owner, aSku(), { people: 4, quota: 3 })
    expect(await owner.data(evaluateAdminCalls.draw, { id })).toEqual({ chosen: 3, refused: [] })
    const settled = await owner.data(evaluateAdminCalls.settle, { id })
    expect(settled).toMatchObject({ stage: 'testing', chosen: 3, waiting: 0, isSettled: true })
    const steps = await Promise.all(browsers.map(async (each) => (await mine(each, id))?.step))
    expect(steps.toSorted()).toEqual(['coming', 'coming', 'coming', 'declined'])
    const lost = browsers[steps.indexOf('declined')]!
    expect(await told(lost)).toContain('试用申请未入选')
  })

  it('says whom nothing can be sent to, and goes on with the others', async () => {
    const { id, browsers, applyIds } = await choosingTrial(shop, owner, aSku())
    for (const { id: addressId } of await browsers[0]!.data(addressCalls.list, {}))
      await browsers[0]!.data(addressCalls.delete, { id: addressId })
    const answer = await owner.data(evaluateAdminCalls.choose, { id, applyIds })
    expect(answer).toMatchObject({
      chosen: 1,
      refused: [{ id: applyIds[0], text: '申请人没有可用的收货地址' }],
    })
    expect(await mine(browsers[0]!, id)).toMatchObject({ step: 'applied' })
  })

  it('turns some down, who can be chosen all the same while there are places', async () => {
    const { id, browsers, applyIds } = await choosingTrial(shop, owner, aSku())
    const named = { id, applyIds: applyIds.slice(0, 1) }
    expect(await owner.data(evaluateAdminCalls.decline, named)).toEqual({ declined: 1 })
    expect(await owner.data(evaluateAdminCalls.decline, named)).toEqual({ declined: 0 })
    expect(await mine(browsers[0]!, id)).toMatchObject({ step: 'declined' })
    expect(await owner.data(evaluateAdminCalls.choose, named)).toEqual({ chosen: 1, refused: [] })
  })

  it('passes over an account that has ended meanwhile', async () => {
    const { id, applyIds } = await choosingTrial(shop, owner, aSku())
    const [first] = await applied(owner, id)
    const { db } = shop.services
    // As the end of an account leaves its rows.
    await sql`update evaluation_apply set reason = '', address_id = null, state = 'declined' where id = ${first!.id}`.execute(
      db,
    )
    await sql`delete from address where member_id = ${first!.memberId}`.execute(db)
    const answer = await owner.data(evaluateAdminCalls.draw, { id })
    expect(answer).toEqual({ chosen: 1, refused: [] })
    const again = await owner.data(evaluateAdminCalls.choose, { id, applyIds })
    expect(again).toMatchObject({ chosen: 1, refused: [{ id: first!.id }] })
  })
})

describe('a tester', () => {
  it('who gives up before the goods are sent gives the place back', async () => {
    const sku = aSku()
    const { id, browser, applyIds } = await testedTrial(shop, owner, sku)
    const left = await stockOf(sku.skuId)
    const orderSn = await sn(browser, id)
    const { items } = await browser.data(orderCalls.detail, { sn: orderSn })
    const asked = { orderItemId: items[0]!.id, num: 1, type: 4, reasonCode: 'unwanted' }
    const { applyId } = await browser.data(returnsCalls.v2Apply, asked)
    await owner.data(returnsAdminCalls.agree, { applyId })
    await shop.dispatch()
    expect(await mine(browser, id)).toMatchObject({ step: 'withdrawn' })
    expect(await stockOf(sku.skuId)).toBe(left + 1)
    const other = { id, applyIds: applyIds.slice(1) }
    expect(await owner.data(evaluateAdminCalls.choose, other)).toEqual({ chosen: 1, refused: [] })
    expect((await owner.call(evaluateAdminCalls.choose, { id, applyIds })).data).toMatchObject({
      refused: [{ id: applyIds[0] }],
    })
  })

  it('keeps the goods once they were sent, and is told so', async () => {
    const { id, browser } = await testedTrial(shop, owner, aSku())
    const orderSn = await sn(browser, id)
    const orderItemId = await receive(browser, orderSn)
    expect((await browser.data(orderCalls.detail, { sn: orderSn })).actions).not.toContain('return')
    const asked = { orderItemId, num: 1, type: 1, reasonCode: 'quality' }
    const refused = await browser.call(returnsCalls.v2Apply, asked)
    expect(refused).toMatchObject({
      reason: 'evaluateKept',
      message: expect.stringContaining('客服'),
    })
  })

  it('has bought nothing: who is new to the shop stays new', async () => {
    await runningGift(shop, owner, { points: 10 })
    const { id, browser } = await testedTrial(shop, owner, aSku())
    await receive(browser, await sn(browser, id))
    expect(await browser.data(giftCalls.newArrival, {})).toMatchObject({ standing: 'open' })
  })

  it('owes nothing once the store took faulty goods back', async () => {
    const { id, browser } = await testedTrial(shop, owner, aSku())
    const orderSn = await sn(browser, id)
    const orderItemId = await receive(browser, orderSn)
    const lines = [{ orderItemId, quantity: 1, amount: 0 }]
    const faulty = { reasonCode: 'storeFaulty', desc: '坏了', restock: false, isUnsent: false }
    await owner.data(refundAdminCalls.refund, {
      ...{ ...faulty, sn: orderSn, lines, freightAmount: 0, amount: 0 },
      requestId: randomUUID(),
    })
    await shop.dispatch()
    expect(await mine(browser, id)).toMatchObject({ step: 'excused' })
    expect(await owner.data(evaluateAdminCalls.detail, { id })).toMatchObject({ chosen: 1 })
  })

  it('owes a report from the receipt on, of so many letters and pictures', async () => {
    const { id, browser } = await testedTrial(shop, owner, aSku())
    const orderItemId = await receive(browser, await sn(browser, id))
    const reportDue = beijingDay(shop.clock.now()) + 15 * day
    expect(await mine(browser, id)).toMatchObject({ step: 'due', reportDue })
    const { list } = await browser.data(reviewCalls.mine, {})
    expect(list[0]).toMatchObject({ orderItemId, least: { letters: 60, pics: 3 } })
    expect(await report(browser, orderItemId, long, 2)).toMatchObject({
      reason: 'reportTooLittle',
      message: '试用报告至少写60字、配3张图片',
    })
    const spaced = `${'好 '.repeat(59)}`
    expect((await report(browser, orderItemId, spaced)).reason).toBe('reportTooLittle')
    expect((await report(browser, orderItemId)).code).toBe(200)
    expect(await mine(browser, id)).toMatchObject({ step: 'reported' })
    expect(await owner.data(evaluateAdminCalls.detail, { id })).toMatchObject({ reported: 1 })
  })

  it('is not praised for by the shop, and reminded twice; late, the report is still taken', async () => {
    const { id, browser } = await testedTrial(shop, owner, aSku())
    const orderItemId = await receive(browser, await sn(browser, id))
    const due = (await mine(browser, id))!.reportDue!
    const remind = async () => {
      await evaluateJobs(shop.services)['evaluate.remind'].run({} as never)
      return (await told(browser)).filter((title) => title.startsWith('试用报告'))
    }
    const until = (moment: number) => shop.clock.advance(moment - shop.clock.now())
    until(due - 4 * day - hour)
    expect(await remind()).toEqual([])
    until(due - 3 * day - 20 * hour)
    expect(await remind()).toEqual([])
    until(due - 3 * day - 14 * hour)
    expect(await remind()).toEqual(['试用报告还有3天截止'])
    expect(await remind()).toHaveLength(1)
    until(due - 14 * hour)
    expect(await remind()).toEqual(['试用报告今天截止', '试用报告还有3天截止'])
    expect(await remind()).toHaveLength(2)
    until(due)
    await praise(shop.services)
    expect(await mine(browser, id)).toMatchObject({ step: 'late' })
    expect((await report(browser, orderItemId)).code).toBe(200)
  })

  it('has the report shown with the trial once staff promote it, marked among the reviews', async () => {
    const sku = aSku()
    const { id, browser } = await testedTrial(shop, owner, sku)
    const orderItemId = await receive(browser, await sn(browser, id))
    const { data } = await report(browser, orderItemId)
    const { commentId } = data as { commentId: number }
    const [tester] = await applied(owner, id)
    const promote = (isPromoted: boolean) =>
      owner.call(evaluateAdminCalls.promote, { id, applyId: tester!.id, isPromoted })
    expect((await promote(true)).reason).toBe('evaluateNoReport')
    const judged = { id: commentId, part: 'review', from: 0, show: true } as const
    await owner.data(reviewAdminCalls.judge, judged)
    const shown = async () => (await browser.data(evaluateCalls.detail, { id })).reports
    expect(await shown()).toEqual([])
    expect((await promote(true)).data).toMatchObject({
      report: { isShown: true, isPromoted: true },
    })
    expect(await shown()).toMatchObject([{ commentId, isTrial: true, evaluateId: id }])
    const visitor = await shop.visitor()
    const { reports } = await visitor.data(evaluateCalls.list, {})
    expect(reports[0]).toMatchObject({ commentId, name: '新品试用' })
    shop.clock.advance(5000)
    const reviews = await visitor.data(reviewCalls.list, { id: sku.goodsId })
    expect(reviews.list.find((each) => each.commentId === commentId)?.isTrial).toBe(true)
    await promote(false)
    expect(await shown()).toEqual([])
  })
})
