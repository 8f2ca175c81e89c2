import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { pointsCalls } from '@mallard/contract/pricing/points/points.calls'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriers as barriersOf } from './axe.ts'
import { shop, usePhone } from './browser.ts'
import { choose, openAdmin } from './admin.ts'
import { newShopper, type NewShopper } from './new-shopper.ts'
import { front, toasted } from './shopper.ts'

describe('what takes two members of staff', () => {
  const screen = usePhone()
  let shopper: NewShopper
  let memberId = 0

  beforeAll(async () => {
    shopper = await newShopper()
    memberId = (await shopper.browser.data(identityCalls.userInfo, {})).id
  }, 60_000)

  const signedIn = (login: string): Promise<Page> => openAdmin(screen, login)

  it('is another receiving account: one proposes, another types its number again, and shoppers see it', async () => {
    const [owner, finance] = [await signedIn('owner'), await signedIn('finance')]
    await choose(owner, '转账')
    await owner.getByRole('button', { name: '收款账户' }).click()
    await owner.getByRole('button', { name: '申请变更' }).click()
    const form = owner.getByRole('dialog')
    await form.getByLabel('开户行').fill('示例银行杭州西湖支行')
    await form.getByLabel('账号').fill('6222 0200 0100 1234')
    await form.getByLabel('变更原因').fill('更换开户行')
    expect(await barriersOf(owner)).toEqual([])
    await form.getByRole('button', { name: '提交申请' }).click()
    await owner.getByText('申请人自己只能撤回', { exact: false }).waitFor()
    expect(await owner.getByRole('button', { name: '确认生效' }).count()).toBe(0)

    await finance.goto(`${shop}/admin/1-1/vouchers/account`)
    await finance.getByRole('button', { name: '确认生效' }).click()
    const sure = finance.getByRole('dialog')
    await sure.getByLabel('对照资料录入新账号').fill('6222 0200 0100 1235')
    await sure.getByRole('button', { name: '确认生效' }).click()
    await sure.getByText('填写的账号与申请的不一致').waitFor()
    await sure.getByLabel('对照资料录入新账号').fill('6222 0200 0100 1234')
    await sure.getByRole('button', { name: '确认生效' }).click()
    await toasted(finance, '新账户已生效')
    await finance.getByText('6222 0200 0100 1234').first().waitFor()
    expect(await barriersOf(finance)).toEqual([])

    const page = await screen.open(`/offLine-payment/1-1/${await shopper.order()}`, {
      cookies: shopper.browser.cookies,
    })
    await front(page).getByText('示例银行杭州西湖支行').waitFor()
  }, 60_000)

  it('is a large gift of points', async () => {
    const owner = await signedIn('owner')
    await owner.goto(`${shop}/admin/1-1/members/${memberId}`)
    await owner.getByRole('button', { name: /调\s*整/ }).click()
    const form = owner.getByRole('dialog')
    await form.getByLabel('数量（减少填负数）').fill('6000')
    await form.getByText('这次调整需要另一位同事确认').waitFor()
    await form.getByRole('button', { name: '客服补偿' }).click()
    await form.getByRole('button', { name: '提交申请' }).click()
    await owner.getByRole('heading', { name: '等待确认的积分调整' }).waitFor()
    expect((await shopper.browser.data(pointsCalls.list, {})).balance).toBe(0)
    expect(await barriersOf(owner)).toEqual([])

    const finance = await signedIn('finance')
    await finance.goto(`${shop}/admin/1-1/members`)
    await finance
      .getByRole('button', { name: /同\s*意/, exact: false })
      .first()
      .click()
    await finance
      .getByRole('dialog')
      .getByRole('button', { name: /^同\s*意$/ })
      .click()
    await toasted(finance, '已生效')
    await expect
      .poll(async () => (await shopper.browser.data(pointsCalls.list, {})).balance)
      .toBe(6000)
    expect(await barriersOf(finance)).toEqual([])
  }, 60_000)

  it('is what the owner says: limits are set, read before they are saved, and hold', async () => {
    const owner = await signedIn('owner')
    await choose(owner, '审批设置')
    const row = owner.getByRole('row', { name: /调整积分与成长值/ })
    await row.getByText('一天最多 5000', { exact: false }).waitFor()
    expect(await barriersOf(owner)).toEqual([])
    await row.getByRole('button', { name: /修\s*改/ }).click()
    const form = owner.getByRole('dialog')
    await form.getByLabel('一人可决定到（分）').fill('7000')
    await form.getByText('一天最多 7000', { exact: false }).waitFor()
    expect(await barriersOf(owner)).toEqual([])
    await form.getByRole('button', { name: /保\s*存/ }).click()
    await toasted(owner, '已保存，立即生效')
    await row.getByText('一天最多 7000', { exact: false }).waitFor()
  }, 60_000)

  it('leaves coupons to one: stopped with a reason, with a page that says what they brought', async () => {
    const owner = await signedIn('owner')
    await owner.goto(`${shop}/admin/1-1/coupons`)
    await owner.getByRole('link', { name: '满 599 减 80' }).click()
    await owner.getByRole('heading', { name: '满 599 减 80' }).waitFor()
    await owner.getByRole('img', { name: '领取二维码' }).waitFor()
    expect(await barriersOf(owner)).toEqual([])
    await owner.getByRole('button', { name: /^停\s*发$/ }).click()
    const form = owner.getByRole('dialog')
    await form.getByText('停发并作废未使用的').click()
    await form.getByRole('button', { name: '活动结束' }).click()
    expect(await barriersOf(owner)).toEqual([])
    await form.getByRole('button', { name: /^停\s*发$/ }).click()
    await owner.getByText('已停发').first().waitFor()
  }, 60_000)
})
