import { randomUUID } from 'node:crypto'
import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import { questionAdminCalls } from '@mallard/contract/activities/question/question-admin.calls'
import { questionCalls } from '@mallard/contract/activities/question/question.calls'
import type { QuestionSaved } from '@mallard/contract/activities/question/question.fields'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import { day, minute } from '@mallard/kernel'
import type { Answered, Caller } from '@mallard/testing/caller'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointsCoupon } from '#features/activities/points-shop/test-points-shop.ts'
import { expectBooksToAgree } from '#app/testing/test-buyer.ts'
import { sendPicture } from '#app/testing/test-pictures.ts'
import { testShop } from '#app/testing/test-shop.ts'
import { sweepAnswers } from './question.service.ts'
import { ask, liked, options } from '../form/test-form.ts'
import { answer, questionSetup, runningForm } from './test-question.ts'

const shop = await testShop()
let owner: Caller
beforeAll(async () => {
  owner = await shop.staff()
})
afterAll(() => expectBooksToAgree(shop))

const savedOf = ({ data }: Answered<unknown>) => data as QuestionSaved
const tokenOf = (of: Answered<unknown>) => savedOf(of).sourceUrl ?? ''
const pointsOf = async (browser: Caller) => (await browser.data(pointsCalls.list, {})).balance
const answersTo = async (id: number) =>
  (await owner.data(questionAdminCalls.detail, { id })).answers

describe('a questionnaire', () => {
  it('is read by anyone in their language, and by who has answered with where their result stands', async () => {
    const { url } = await runningForm(shop, owner, { most: 5 })
    const visitor = await shop.visitor()
    const read = await visitor.data(questionCalls.info, { url })
    expect(read).toMatchObject({ name: '问卷', state: 'RUN', left: 5, sourceUrl: null })
    expect(read.questions[0]).toMatchObject({ title: '题目q1', options: [{ name: '喜欢' }, {}] })
    visitor.cookies.set('lang', 'en')
    const english = await visitor.data(questionCalls.info, { url })
    expect(english).toMatchObject({ name: 'A form', intro: 'Two minutes' })
    expect(english.questions[0]).toMatchObject({ title: 'Question q1' })
    const browser = await shop.shopper()
    const sourceUrl = tokenOf(await answer(browser, { url }))
    expect(await browser.data(questionCalls.info, { url })).toMatchObject({ left: 4, sourceUrl })
    expect((await answer(await shop.visitor(), { url })).code).toBe(401)
  })

  it('is answered once, its reward given once; the same request says the same', async () => {
    const form = await runningForm(shop, owner, { rewardKind: 'points', points: 30 })
    const browser = await shop.shopper()
    const requestId = randomUUID()
    const first = await answer(browser, form, liked, requestId)
    const again = await answer(browser, form, liked, requestId)
    expect(savedOf(first)).toEqual({ faults: [], sourceUrl: expect.stringMatching(/^\w{22}$/) })
    expect(savedOf(again)).toEqual(savedOf(first))
    expect((await answer(browser, form)).reason).toBe('questionAnswered')
    expect(await pointsOf(browser)).toBe(30)
    expect((await browser.data(pointsCalls.list, {})).list).toMatchObject([{ title: '填写问卷' }])
    expect(await answersTo(form.id)).toBe(1)
  })

  it('says what is wrong with answers and keeps none of them', async () => {
    const form = await runningForm(shop, owner, { rewardKind: 'points', points: 30 })
    const browser = await shop.shopper()
    const sent = await answer(browser, form, [
      { id: 'q1', value: ['o2'] },
      { id: 'q3', value: ['6'] },
    ])
    expect(sent.code).toBe(200)
    expect(savedOf(sent)).toEqual({
      faults: [
        { id: 'q2', fault: 'missing' },
        { id: 'q3', fault: 'notStar' },
      ],
      sourceUrl: null,
    })
    expect([await answersTo(form.id), await pointsOf(browser)]).toEqual([0, 0])
    const rest = [
      { id: 'q2', value: ['  太甜 '] },
      { id: 'q3', value: ['4'] },
    ]
    expect(tokenOf(await answer(browser, form, [{ id: 'q1', value: ['o2'] }, ...rest]))).not.toBe(
      '',
    )
    const { list } = await owner.data(questionAdminCalls.answers, { id: form.id })
    expect(list[0]!.answers.map(({ text }) => text)).toEqual(['一般', '太甜', '4'])
  })

  it('takes regions that exist and pictures of who sends them, for a form', async () => {
    const questions = [ask('q1', 'region'), ask('q2', 'picture'), ask('q3', 'picture')]
    const form = await runningForm(shop, owner, { questions })
    const [browser, other] = [await shop.shopper(), await shop.shopper()]
    const faults = async (...answers: FormAnswer[]) =>
      savedOf(await answer(browser, form, answers)).faults
    const nowhere = { id: 'q1', value: ['330000', '330100', '999999'] }
    expect(await faults(nowhere)).toEqual([{ id: 'q1', fault: 'notRegion' }])
    const [key, theirs, review] = [
      await sendPicture(shop, browser, 'form'),
      await sendPicture(shop, other, 'form'),
      await sendPicture(shop, browser, 'review'),
    ]
    for (const value of [theirs, review, 'a'.repeat(26)])
      expect(await faults({ id: 'q2', value: [key, value] })).toEqual([
        { id: 'q2', fault: 'notPicture' },
      ])
    const twice = [
      { id: 'q2', value: [key] },
      { id: 'q3', value: [key] },
    ]
    expect(await faults(...twice)).toMatchObject([{ id: 'q2' }, { id: 'q3' }])
    const here = { id: 'q1', value: ['330000', '330100', '330106'] }
    expect(await faults(here, { id: 'q2', value: [key] })).toEqual([])
    const { list } = await owner.data(questionAdminCalls.answers, { id: form.id })
    expect(list[0]!.answers).toMatchObject([
      { text: '浙江省 杭州市 西湖区' },
      { text: '1', pics: [{ url: expect.stringMatching(/^\/private-pictures\/\w+\.[\w-]+\/v-/) }] },
    ])
  })

  it('gives a coupon, and says so where there is none any more', async () => {
    const templateId = await pointsCoupon(shop, { total: 1 })
    const form = await runningForm(shop, owner, { rewardKind: 'coupon', templateId })
    const gone: boolean[] = []
    for (const browser of [await shop.shopper(), await shop.shopper()]) {
      const sourceUrl = tokenOf(await answer(browser, form))
      gone.push((await browser.data(questionCalls.result, { sourceUrl })).isRewardGone)
    }
    expect(gone).toEqual([false, true])
  })

  it('waits for its time, ends with it or by the operator, and takes as many as it says', async () => {
    const browser = await shop.shopper()
    const reason = async (form: { url: string }) => (await answer(browser, form)).reason
    const form = await owner.data(questionAdminCalls.save, questionSetup(shop, { most: 1 }))
    expect(await reason(form)).toBe('questionWait')
    shop.clock.advance(minute)
    expect(tokenOf(await answer(await shop.shopper(), form))).not.toBe('')
    expect(await reason(form)).toBe('questionFull')
    const other = await runningForm(shop, owner)
    await owner.data(questionAdminCalls.close, { id: other.id, reason: '够了' })
    expect(await reason(other)).toBe('questionOver')
  })
})

describe('a result', () => {
  it('is read by who has answered alone, with what all chose where the form shows it', async () => {
    const form = await runningForm(shop, owner)
    const hidden = await runningForm(shop, owner, { showsFigures: false })
    const [browser, other] = [await shop.shopper(), await shop.shopper()]
    const words = [
      { id: 'q1', value: ['o2'] },
      { id: 'q2', value: ['我的话'] },
      { id: 'q3', value: ['2'] },
    ]
    await answer(other, form, words)
    const sourceUrl = tokenOf(await answer(browser, form, [...liked, { id: 'q3', value: ['5'] }]))
    const read = await browser.data(questionCalls.result, { sourceUrl })
    expect(read).toMatchObject({ url: form.url, thanks: '谢谢', at: shop.clock.now() })
    expect(read.figures).toMatchObject([
      { id: 'q1', answers: 2, tallies: [{ name: '喜欢', count: 1 }, { count: 1 }] },
      { id: 'q3', answers: 2, mean: 3.5 },
    ])
    expect(JSON.stringify(read)).not.toContain('我的话')
    expect((await other.call(questionCalls.result, { sourceUrl })).reason).toBe('notFound')
    const plain = tokenOf(await answer(browser, hidden))
    expect((await browser.data(questionCalls.result, { sourceUrl: plain })).figures).toEqual([])
  })
})

describe('staff', () => {
  it('have all answers as a table, and are told which question of a form is wrong', async () => {
    const form = await runningForm(shop, owner)
    await answer(await shop.shopper(), form)
    const asked = { id: form.id, format: 'csv' as const }
    const { name, base64 } = await owner.data(questionAdminCalls.exportAnswers, asked)
    expect(name).toMatch(/^问卷答案-\d+-\d+\.csv$/)
    const [heads = '', row = ''] = Buffer.from(base64, 'base64').toString().split('\r\n')
    expect(heads).toMatch(/时间,昵称,手机号,题目q1,题目q2,题目q3$/)
    expect(row).toMatch(/\*\*\*\*\d{4},喜欢,,$/)
    const questions = [ask('q1', 'text'), ask('q2', 'single', { options: options('独一') })]
    const setup = questionSetup(shop, { questions })
    const refused = await owner.call(questionAdminCalls.save, setup)
    expect(refused).toMatchObject({
      reason: 'formWrong',
      message: expect.stringContaining('第2题'),
    })
  })
})

it('forgets answers after two years, with their pictures; how many came stays', async () => {
  const questions = [ask('q1', 'picture')]
  const form = await runningForm(shop, owner, { questions })
  const browser = await shop.shopper()
  const key = await sendPicture(shop, browser, 'form')
  await answer(browser, form, [{ id: 'q1', value: [key] }])
  const { db } = shop.services
  expect(await sweepAnswers(db, shop.clock.now() + 730 * day, 100)).toBeLessThan(100)
  const before = (await owner.data(questionAdminCalls.answers, { id: form.id })).total
  await sweepAnswers(db, shop.clock.now() + 731 * day, 100)
  const { total } = await owner.data(questionAdminCalls.answers, { id: form.id })
  expect([before, total, await answersTo(form.id)]).toEqual([1, 0, 1])
})
