import { questionCalls } from '@mallard/contract/activities/question/question.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

const url = 'kitchen001'
describe('a questionnaire', () => {
  const phone = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
  }, 60_000)

  it(
    'asks what follows, says what is missing, and is answered once',
    { timeout: 90_000 },
    async () => {
      const { cookies } = shopper.browser
      const page = await phone.open(`/examine/1-1/${url}`, { cookies })
      const send = front(page).getByRole('button', { name: '提交' })
      await front(page).getByRole('radio', { name: '很少' }).check()
      await front(page).getByText('是什么让你很少做饭？').waitFor()
      await send.click()
      await toasted(page, '请检查标出的题目')
      await front(page).getByText('请回答这一题').waitFor()
      await front(page).getByRole('radio', { name: '每天' }).check()
      await front(page).getByText('是什么让你很少做饭？').waitFor({ state: 'detached' })
      await front(page).getByRole('checkbox', { name: '空气炸锅' }).check()
      await front(page).getByRole('radio', { name: /^4 星/ }).check({ force: true })
      await send.click()
      await page.waitForURL(/\/activityResult\/1-1\/\w{22}$/)
      await front(page).getByText('30 积分已到账').waitFor()
      await page.goto(page.url().replace(/\/activityResult\/.*/, `/examine/1-1/${url}`))
      await front(page).getByText('您已填写过这份问卷').waitFor()
      const requestId = crypto.randomUUID()
      const { reason } = await shopper.browser.call(questionCalls.save, {
        url,
        requestId,
        answers: [],
      })
      expect(reason).toBe('questionAnswered')
      expect(phone.complaints).toEqual([])
    },
  )
})
