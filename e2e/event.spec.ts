import { invitationCalls } from '@mallard/contract/activities/invitation/invitation.calls'
import { beijingDateTime, minute } from '@mallard/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

describe('an event', () => {
  const phone = usePhone()
  const desk = usePhone()
  let shopper: NewShopper
  /** Of the demo world, by their names. */
  let ids: ReadonlyMap<string, number>

  beforeAll(async () => {
    shopper = await newShopper()
    const { list } = await shopper.browser.data(invitationCalls.list, {})
    ids = new Map(list.map(({ id, name }) => [name, id]))
  }, 60_000)

  it(
    'is entered with its questions, and the pass opens the door once',
    { timeout: 120_000 },
    async () => {
      const { cookies } = shopper.browser
      const id = ids.get('周末早餐课')!
      const page = await phone.open(`/invitation/1-1/${id}`, { cookies })
      await front(page).getByRole('button', { name: '我要报名' }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByRole('button', { name: '确认报名' }).click()
      await sheet.getByText('请回答这一题').waitFor()
      await sheet.getByRole('radio', { name: '两个人' }).check()
      await sheet.getByRole('button', { name: '确认报名' }).click()
      await toasted(page, '报名成功')
      await front(page)
        .getByRole('img', { name: /入场码/ })
        .waitFor()
      const { my } = await shopper.browser.data(invitationCalls.detail, { id })
      const pass = my?.pass ?? ''
      await front(page).getByText(pass).waitFor()

      const door = await openAdmin(desk, 'owner', `/admin/1-1/check-ins/${id}`)
      for (const words of ['签到成功', /已在 .* 签到过/]) {
        await door.getByLabel('入场码').fill(pass)
        await door.getByRole('button', { name: '签到', exact: true }).click()
        await door.getByRole('status').getByText(words).waitFor()
      }
      expect([phone.complaints, desk.complaints]).toEqual([[], []])
    },
  )

  it(
    'that is full lets one wait, and leave the list after a question',
    { timeout: 90_000 },
    async () => {
      const { cookies } = shopper.browser
      const id = ids.get('一对一厨房诊断')!
      const page = await phone.open(`/invitation/1-1/${id}`, { cookies })
      await front(page).getByRole('button', { name: '加入候补' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '确认候补' }).click()
      await front(page).getByText('您在候补，排第 2 位').waitFor()
      await front(page).getByRole('button', { name: '退出候补' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '退出候补' }).click()
      await front(page).getByRole('button', { name: '加入候补' }).waitFor()
      expect(phone.complaints).toEqual([])
    },
  )

  it(
    'is set up in both languages, entered in English, and opens the map of its place',
    { timeout: 120_000 },
    async () => {
      const { serverTime } = await shopper.browser.data(invitationCalls.detail, {
        id: ids.get('周末早餐课')!,
      })
      const office = await openAdmin(desk, 'owner', '/admin/1-1/events/new')
      const type = (label: string, text: string) =>
        office.getByLabel(label, { exact: true }).fill(text)
      await type('活动名称', '磨刀课')
      await type('英文名称', 'Sharpening')
      await type('报名开始', beijingDateTime(serverTime - minute).slice(0, 16))
      await office.keyboard.press('Enter')
      await type('地点', '三楼')
      await type('地点（英文）', 'Third floor')
      await type('地图坐标', '120.13,30.25')
      const save = office.getByRole('button', { name: '保存', exact: true })
      await save.click()
      const wrong = office.getByRole('dialog', { name: '还有内容需要修改' })
      await wrong.getByText(/格式为“纬度,经度”/).waitFor()
      await wrong.getByRole('button', { name: '知道了' }).click()
      await type('地图坐标', '30.25,120.13')
      await save.click()
      await office.waitForURL(/\/events\/\d+$/)
      const id = Number(/\d+$/.exec(office.url())?.[0])

      const cookies = new Map([...shopper.browser.cookies, ['lang', 'en']])
      const page = await phone.open(`/invitation/1-1/${id}`, { cookies })
      await front(page).getByText('Third floor').waitFor()
      await page.context().route('https://uri.amap.com/**', (asked) => asked.fulfill({ body: '' }))
      const map = page.context().waitForEvent('page')
      await front(page).getByRole('button', { name: 'Map' }).click()
      expect(decodeURIComponent((await map).url())).toContain('120.13,30.25')
      await (await map).close()
      await front(page).getByRole('button', { name: 'Enter', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click()
      await toasted(page, 'You are in')
      await office.reload()
      await office.getByText(/1.*共 20 个名额/).waitFor()
      expect([phone.complaints, desk.complaints]).toEqual([[], []])
    },
  )
})
