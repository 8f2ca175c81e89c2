import { questionCalls } from '@mallard/contract/activities/question/question.calls'
import { storeCalls } from '@mallard/contract/shop/store/store.calls'
import { beijingDateTime, minute } from '@mallard/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

const url = 'kitchen001'
describe('a questionnaire', () => {
  const phone = usePhone()
  const desk = usePhone()
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

  it(
    'is set up in both languages, answered in English, and counted for the staff',
    { timeout: 120_000 },
    async () => {
      const office = await openAdmin(desk, 'owner', '/admin/1-1/questions/new')
      const type = (label: string, text: string) =>
        office.getByRole('textbox', { name: label, exact: true }).fill(text)
      const { serverTime } = await shopper.browser.data(storeCalls.partnerInit, {})
      await type('问卷名称', '喝茶习惯')
      await type('英文名称', 'How you drink tea')
      await type('开始', beijingDateTime(serverTime - minute).slice(0, 16))
      await office.keyboard.press('Enter')
      const kinds = office.getByRole('group', { name: '添加题目' })
      await kinds.getByRole('button', { name: '单选' }).click()
      await type('题目', '多久喝一次茶？')
      await type('英文题目', 'How often do you drink tea?')
      await type('选项 1', '每天')
      await type('选项 1 英文', 'Daily')
      await type('选项 2', '偶尔')
      await office.getByRole('button', { name: '保存', exact: true }).click()
      await office.waitForURL(/\/questions\/\d+$/)
      await office.getByRole('button', { name: '链接与二维码' }).click()
      const link = await office.getByText(/\/examine\/1-1\//).innerText()
      await office.keyboard.press('Escape')

      const cookies = new Map([...shopper.browser.cookies, ['lang', 'en']])
      const page = await phone.open(new URL(link).pathname, { cookies })
      await front(page).getByText('How often do you drink tea?').waitFor()
      // What has no English words is shown in Chinese.
      await front(page).getByRole('radio', { name: '偶尔' }).waitFor()
      await front(page).getByRole('radio', { name: 'Daily' }).check()
      await front(page).getByRole('button', { name: 'Send' }).click()
      await page.waitForURL(/\/activityResult\/1-1\//)
      await office.reload()
      await office.getByText('1 · 100%').waitFor()
      expect([phone.complaints, desk.complaints]).toEqual([[], []])
    },
  )
})
