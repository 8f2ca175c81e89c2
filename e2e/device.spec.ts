import { beforeAll, describe, expect, it } from 'vitest'
import { openAdmin } from './admin.ts'
import { controlToken, sandbox, usePhone } from './browser.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

const deviceId = `SV01S-E${Date.now()}`

/** What a hand does to a device of the sandbox. */
async function device(path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${sandbox}/_ctl/devices${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${controlToken}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

describe('a smart device', () => {
  const phone = usePhone()
  const desk = usePhone()
  let shopper: NewShopper

  beforeAll(async () => {
    shopper = await newShopper()
    await device('', { deviceId, model: 'SV01S', code: 'FromTheBox' })
  }, 60_000)

  it(
    'is bound by its code, tells of its use, takes settings when it is online, and has one card',
    { timeout: 120_000 },
    async () => {
      const { cookies } = shopper.browser
      const at = (name: string) => `/smart/1-1/${name}/${deviceId}/0`
      const page = await phone.open(`${at('equipment')}?code=FromTheBox`, { cookies })
      const button = (name: string) => front(page).getByRole('button', { name })
      await button('绑定这台设备').click()
      await front(page).getByText('旋转剃须刀 智联版').waitFor()
      expect(await page.title()).toBe('设备')

      await page.goto(new URL(at('settings'), page.url()).href)
      await front(page).getByRole('switch', { name: '旅行锁' }).check()
      await button('保存设置').click()
      await front(page).getByText('设备离线，联网后自动生效').waitFor()
      await device(`/${deviceId}/on`)
      await page.reload()
      await front(page)
        .getByText(/^设置已于 .* 生效$/)
        .waitFor()

      await device(`/${deviceId}/use`, { minutes: 960 })
      await page.goto(new URL(at('serviceLife'), page.url()).href)
      await front(page).getByText('刀网快要更换了').waitFor()
      await button('加入购物车').click()
      await toasted(page, '已加入购物车')
      await button('我已更换刀网').click()
      await page.getByRole('button', { name: '已更换', exact: true }).click()
      await front(page).getByText('刀网状态良好').waitFor()

      await page.goto(new URL(at('warrantyCard'), page.url()).href)
      await button('激活保修').click()
      await button('保存为图片').click()
      const picture = page.getByRole('img', { name: '保修卡图片' })
      await picture.waitFor()
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(750)

      await page.goto(new URL(at('useGuide'), page.url()).href)
      await front(page).getByRole('heading', { name: '换刀网' }).waitFor()
      expect(phone.complaints).toEqual([])
    },
  )

  it(
    'of a model that the back office has just set up is bound and set in English',
    { timeout: 120_000 },
    async () => {
      const model = `T${Date.now() % 1_000_000}`
      const id = `${model}-E1`
      const office = await openAdmin(desk, 'owner', '/admin/1-1/device-models')
      await office.getByRole('button', { name: '新增型号' }).click()
      const form = office.getByRole('dialog')
      const type = (label: string, text: string) =>
        form.getByLabel(label, { exact: true }).fill(text)
      await type('型号代码', model)
      await type('型号名称', '旅行剃须刀')
      await type('型号名称（英文）', 'Travel shaver')
      await form.getByRole('combobox', { name: '对应商品' }).fill('剃须刀')
      await office.locator('.ant-select-item-option').first().click()
      await office.keyboard.press('Escape')
      await type('适配刀网的商品编号', 'HL-AC01-STEEL-1')
      await form.getByRole('button', { name: '增加设置项' }).click()
      await type('名称', '夜灯')
      await type('名称（英文）', 'Night light')
      await type('代码', 'night')
      await form.getByRole('button', { name: '保存' }).click()
      await form.waitFor({ state: 'detached' })
      await office.getByRole('row').filter({ hasText: model }).waitFor()

      await device('', { deviceId: id, model, code: 'FromTheBox' })
      await device(`/${id}/on`)
      const at = (name: string) => `/smart/1-1/${name}/${id}/0`
      const cookies = new Map([...shopper.browser.cookies, ['lang', 'en']])
      const page = await phone.open(`${at('equipment')}?code=FromTheBox`, { cookies })
      await front(page).getByRole('button', { name: 'Bind this device' }).click()
      await front(page).getByText('Travel shaver').first().waitFor()
      await page.goto(new URL(at('settings'), page.url()).href)
      await front(page).getByRole('switch', { name: 'Night light' }).check()
      await front(page).getByRole('button', { name: 'Save' }).click()
      await front(page)
        .getByText(/^Taken by the device on/)
        .waitFor()
      await office.goto(new URL('/admin/1-1/devices', office.url()).href)
      await office.getByRole('row').filter({ hasText: id }).getByText('在线').waitFor()
      expect([phone.complaints, desk.complaints]).toEqual([[], []])
    },
  )
})
