import { feedbackAdminCalls } from '@mallard/contract/content/service-center/feedback-admin.calls'
import { feedbackCalls } from '@mallard/contract/content/service-center/feedback.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { noticesCalls } from '@mallard/contract/people/notices/notices.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { sweepFeedback } from './feedback.service.ts'
import { feedbackInput } from './test-service-center.ts'

const shop = await testShop()
const { db } = shop.services
const owner = await shop.staff()

const send = (browser: Caller, more: object = {}) =>
  browser.call(feedbackCalls.feedback, feedbackInput(more))
const mine = async (browser: Caller) => (await browser.data(feedbackCalls.feedbackList, {})).list
const queue = (more: object = {}) => owner.data(feedbackAdminCalls.list, more)
const told = async (browser: Caller) =>
  (await browser.data(noticesCalls.list, {})).list.filter(({ kind }) => kind === 'service')

describe('feedback of a member', () => {
  it('is kept once for each request, and answered by a message', async () => {
    const browser = await shop.shopper()
    const orderSn = '26010112000000000001'
    const input = feedbackInput({ phone: '13900001234', orderSn })
    const sent = await Promise.all([1, 2, 3].map(() => browser.data(feedbackCalls.feedback, input)))
    const [{ id } = { id: 0 }] = sent
    expect(sent).toEqual([{ id }, { id }, { id }])
    expect(await mine(browser)).toMatchObject([{ id, state: 0, answer: null, pics: [] }])

    const waiting = (await queue({ q: '13900001234' })).list
    expect(waiting).toMatchObject([{ id, phone: '13900001234', orderSn }])
    const answer = { id, answer: '请把壶盖向左转一点再按下。' }
    await owner.data(feedbackAdminCalls.answer, answer)
    await owner.data(feedbackAdminCalls.answer, answer)
    const late = await owner.call(feedbackAdminCalls.answer, { id, answer: '另一个回复' })
    expect(late.reason).toBe('versionConflict')
    expect(await mine(browser)).toMatchObject([{ state: 1, answer: answer.answer }])
    expect(await told(browser)).toMatchObject([
      { title: '客服回复了你的反馈', text: answer.answer, link: '/service/1-1?show=feedback' },
    ])

    await owner.data(feedbackAdminCalls.close, { id })
    await owner.data(feedbackAdminCalls.close, { id })
    expect(await mine(browser)).toMatchObject([{ state: 2, answer: answer.answer }])
    expect(await told(browser)).toHaveLength(1)
  })

  it('is another’s neither to read nor to send again', async () => {
    const [one, other] = [await shop.shopper(), await shop.shopper()]
    const input = feedbackInput()
    await one.data(feedbackCalls.feedback, input)
    expect((await other.call(feedbackCalls.feedback, input)).reason).toBe('notFound')
    expect(await mine(other)).toEqual([])
  })

  it('takes no picture that is not there, and no words that are none', async () => {
    const browser = await shop.shopper()
    const pics = ['a'.repeat(26)]
    expect((await send(browser, { pics })).reason).toBe('uploadGone')
    expect((await send(browser, { content: '坏了' })).reason).toBe('badInput')
    expect((await send(browser, { phone: '123' })).reason).toBe('badInput')
    expect(await mine(browser)).toEqual([])
  })

  it('is bounded a day', async () => {
    const browser = await shop.shopper()
    const answers: (string | undefined)[] = []
    for (let count = 0; count < 21; count += 1) answers.push((await send(browser)).reason)
    expect(answers.filter(Boolean)).toEqual(['tooOften'])
  })
})

describe('feedback of somebody who is signed out', () => {
  it('wants a picture read, once for each, and sends none', async () => {
    const browser = await shop.visitor()
    expect((await send(browser)).reason).toBe('captchaNeeded')
    const { captchaId } = await browser.data(identityCalls.captcha, {})
    expect((await send(browser, { captchaId, captcha: 'no' })).reason).toBe('wrongCaptcha')
    expect((await send(browser, { pics: ['a'.repeat(26)] })).reason).toBe('notLoggedIn')
    expect((await browser.call(feedbackCalls.feedbackList, {})).code).toBe(401)
  })
})

describe('the queue', () => {
  it('is that of the store, and another partner’s staff sees nothing of it', async () => {
    const there = await shop.shopper(undefined, { partnerId: 1, storeId: 2 })
    const { data } = await send(there)
    const ids = async (staff: Caller) =>
      (await staff.data(feedbackAdminCalls.list, { state: 'all' })).list.map(({ id }) => id)
    const hangzhou = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(await ids(hangzhou)).toEqual([data.id])
    expect(await ids(owner)).not.toContain(data.id)
    const strange = await owner.call(feedbackAdminCalls.answer, { id: data.id, answer: '好的' })
    expect(strange.reason).toBe('notFound')
    expect((await owner.call(feedbackAdminCalls.close, data)).reason).toBe('notFound')
  })

  it('counts what waits, and forgets what is older than two years', async () => {
    const browser = await shop.shopper()
    const before = (await queue()).waiting
    await send(browser)
    expect((await queue()).waiting).toBe(before + 1)
    expect(await sweepFeedback(db, shop.clock.now(), 100)).toBe(0)
    const removed = await sweepFeedback(db, shop.clock.now() + 731 * day, 100)
    expect(removed).toBeGreaterThan(0)
    expect(await mine(browser)).toEqual([])
  })
})
