import { beforeAll, describe, expect, it } from 'vitest'
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
})
