import { invoiceCalls } from '@mallard/contract/aftersales/invoice/invoice.calls'
import { searchCalls } from '@mallard/contract/catalog/search/search.calls'
import { addressCalls } from '@mallard/contract/people/address/address.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { checkoutCalls } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderCalls } from '@mallard/contract/trade/order/order.calls'
import { paymentCalls } from '@mallard/contract/trade/payment/payment.calls'
import { type BuiltShop, startBuiltShop } from '@mallard/testing/built-shop'
import { caller, type Caller } from '@mallard/testing/caller'
import { codeAtSignIn } from '@mallard/testing/message-code'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choose, desktop } from './admin.ts'
import { usePhone } from './browser.ts'
import { photograph } from './photograph.ts'

const password = 'a tea house of our own'
const scope = { partnerId: 1, storeId: 1 }
const patience = { timeout: 60_000 }

/** Counts, over all pages of a tab, what is clicked and which fields are filled. */
function countHands() {
  const one = (name: string) =>
    sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1))
  const filled = new WeakSet<EventTarget>()
  addEventListener('pointerdown', () => one('taps'), true)
  addEventListener(
    'input',
    ({ target }) => {
      if (target === null || filled.has(target)) return
      filled.add(target)
      one('fields')
    },
    true,
  )
}

describe('an empty shop', () => {
  const screen = usePhone({ keepsPages: true })
  let own: BuiltShop
  let page: Page

  beforeAll(async () => {
    own = await startBuiltShop({ SHOP_DATA: 'none', OWNER_PASSWORD: password })
  }, 120_000)
  afterAll(() => own.stop())

  /** Plays the sandbox's parties, or asks what they know. */
  const control = async <T>(path: string, body?: object): Promise<T> => {
    const { controlToken } = JSON.parse(
      readFileSync(join(own.dataDir, 'sandbox/sandbox-keys.json'), 'utf8'),
    ) as { controlToken: string }
    const answer = await fetch(own.sandbox + path, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${controlToken}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    expect(answer.ok, said).toBe(true)
    return (said && JSON.parse(said)) as T
  }
  const fundsOf = async (payNo: string) =>
    (await control<{ funds: string }>(`/_ctl/shipments/${payNo}`)).funds

  /** The steps that the first screen says are done. */
  async function done(): Promise<string[]> {
    await page.goto(`${own.shop}/admin/1-1`)
    const sheet = page.getByRole('region', { name: '开店准备' })
    await sheet.waitFor()
    // It is folded once an order was paid.
    const unfold = sheet.getByRole('button', { name: '展开' })
    if ((await unfold.count()) > 0) await unfold.click()
    const steps = sheet.getByRole('listitem')
    await steps.first().waitFor()
    const words = await steps.filter({ hasText: '已完成' }).allInnerTexts()
    return words.map((text) => text.replace('已完成', '').trim())
  }

  /** Goes where the first screen leads next. */
  async function goOn(step: string): Promise<void> {
    await page.goto(`${own.shop}/admin/1-1`)
    await page.getByRole('link', { name: `去完成：${step}` }).click()
  }

  it(
    'is named, made lawful, filled and opened through the back office alone, and sells',
    { timeout: 300_000 },
    async () => {
      page = await screen.newPage(desktop)
      page.setDefaultTimeout(10_000)
      await page.addInitScript(countHands)
      const began = performance.now()
      await page.goto(`${own.shop}/admin/`)
      await page.getByLabel('登录名').fill('owner')
      await page.getByLabel('密码').fill(password)
      await page.keyboard.press('Enter')
      await page.getByRole('region', { name: '开店准备' }).waitFor()
      expect(await done()).toEqual(['收款方式'])

      await goOn('品牌')
      await page.getByRole('button', { name: '修改品牌' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('品牌名称').fill('山雾茶舍')
      await form.getByRole('switch', { name: '商城有英文版' }).click()
      await form.getByRole('button', { name: /保\s*存/ }).click()
      await page.getByText('品牌已更新').waitFor()

      await goOn('法定信息')
      await page.getByRole('button', { name: '主体与备案' }).click()
      await form.getByLabel('主体名称').fill('山雾茶业有限公司')
      await form.getByLabel('统一社会信用代码').fill('91350100M000100Y43')
      await form.getByLabel('投诉电话').fill('0571-80000000')
      await form.getByLabel('ICP 备案号').fill('浙ICP备12345678号-1')
      await form.getByRole('button', { name: '从素材库选择' }).click()
      const picker = page.getByRole('dialog', { name: '选择图片' })
      await picker
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photograph(page, '执照', 10))
      await picker.getByRole('button', { name: '使用 1 张' }).click()
      await form.getByRole('button', { name: /保\s*存/ }).click()
      await form.waitFor({ state: 'hidden' })
      for (const [code, title] of [
        ['user', '山雾茶舍用户协议'],
        ['privacy', '山雾茶舍隐私政策'],
      ] as const) {
        await page.goto(`${own.shop}/admin/1-1/agreements/${code}`)
        await page.getByRole('button', { name: '修改并发布' }).click()
        await page.getByLabel('中文名称').fill(title)
        await page
          .getByRole('textbox', { name: '中文正文' })
          .fill('山雾茶业有限公司与您约定：下单前请读完本文，对内容有疑问请致电客服。')
        await page.getByRole('button', { name: '发布新版本' }).click()
        const ask = page.getByRole('dialog')
        await ask.getByLabel('修改了什么').fill('写上自己的名称')
        await ask.getByRole('button', { name: '发布新版本' }).click()
        await page.getByText('新版本已生效').waitFor()
      }

      await goOn('门店')
      await page
        .locator('main')
        .getByRole('button', { name: /设\s*置/ })
        .click()
      await form.getByLabel('名称', { exact: true }).fill('山雾茶舍旗舰店')
      await form.getByLabel('地址', { exact: true }).fill('杭州市西湖区龙井路 1 号')
      await form.getByLabel('客服电话').fill('0571-80000000')
      await form.getByRole('button', { name: /保\s*存/ }).click()
      await page.getByText('门店设置已保存').waitFor()

      await goOn('运费')
      await page.getByRole('button', { name: '新建模板' }).click()
      await form.getByLabel('名称').fill('全国 8 元')
      await form.getByLabel('首费（元）').fill('8')
      await form.getByRole('button', { name: '新建', exact: true }).click()
      await page.getByRole('region', { name: /全国 8 元/ }).waitFor()

      await choose(page, '类目')
      await page
        .getByRole('button', { name: /新建.*类目/ })
        .first()
        .click()
      await form.getByLabel('名称', { exact: true }).fill('绿茶')
      await form.getByRole('button', { name: /新\s*建|保\s*存/ }).click()
      await form.waitFor({ state: 'hidden' })

      await goOn('第一件商品')
      await page
        .getByRole('link', { name: '新建商品' })
        .or(page.getByRole('button', { name: '新建商品' }))
        .click()
      await page.getByLabel('标题', { exact: true }).fill('明前龙井')
      await page.getByRole('button', { name: '从素材库添加' }).click()
      await picker
        .locator('input[type=file]')
        .first()
        .setInputFiles(await photograph(page, '龙井', 90))
      await picker.getByRole('button', { name: '使用 1 张' }).click()
      await page.locator('input[aria-label^="售价（元）"]').first().fill('128')
      await page.locator('input[aria-label^="库存"]').first().fill('20')
      await page.getByLabel('类目').click()
      await page.locator('.ant-select-tree-node-content-wrapper').first().click()
      await page.getByLabel('运费模板').click()
      await page.locator('.ant-select-item-option', { hasText: '全国 8 元' }).click()
      await page.getByRole('button', { name: '保存并上架' }).click()
      await page.getByRole('heading', { name: '明前龙井' }).waitFor()

      await goOn('首页')
      await page.locator('main a[href$="/pages/1"]').first().click()
      await page.getByRole('button', { name: '公告', exact: true }).click()
      await page.getByLabel('文字 1', { exact: true }).fill('春茶上新')
      await page.getByRole('button', { name: '发布', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: '现在发布' }).click()
      await page.getByText('已发布').first().waitFor()

      expect(await done()).toEqual([
        '品牌',
        '法定信息',
        '门店',
        '运费',
        '第一件商品',
        '收款方式',
        '首页',
      ])
      const hands = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)
      console.log(
        `opened in ${Math.round((performance.now() - began) / 1000)} s of a browser, with ${hands['taps']} clicks and ${hands['fields']} fields filled`,
      )
      const { shopper, sn, payNo } = await bought()
      expect(await fundsOf(payNo)).toBe('frozen')
      await page.goto(`${own.shop}/admin/1-1/orders/${sn}`)
      await page.getByText('订单已付款').waitFor()
      await page.getByRole('button', { name: '发货' }).click()
      await form.getByRole('textbox', { name: '运单号' }).fill(`YT${sn.slice(-12)}`)
      await page.keyboard.press('Enter')
      await page.getByText('已全部发出').waitFor()
      await expect.poll(() => fundsOf(payNo), patience).toBe('reported')
      await page.goto(`${own.shop}/admin/1-1/ship-reports?state=reported`)
      await page.getByRole('link', { name: sn }).waitFor()
      await control(`/_ctl/shipments/${payNo}/confirm`, {})
      await expect
        .poll(async () => (await shopper.data(orderCalls.detail, { sn })).status, patience)
        .toBe(3)
      expect(await fundsOf(payNo)).toBe('free')
      await expect
        .poll(
          async () => (await shopper.data(invoiceCalls.byOrder, { sn })).invoice?.stage,
          patience,
        )
        .toBe('issued')
      expect((await done()).at(-1)).toBe('测试订单')
      const lacks = page.getByRole('region', { name: '开店准备' })
      await lacks.getByText('还缺：真实的支付渠道（现为沙箱）。').waitFor()
      expect(screen.complaints).toEqual([])
    },
  )

  /** Somebody who buys the first goods in the mini-program, pays there, and asks for an invoice. */
  async function bought(): Promise<{ shopper: Caller; sn: string; payNo: string }> {
    await control('/_ctl/shipments/managed', { on: true })
    const shopper = caller(own.shop, scope)
    const phone = '13900009876'
    await shopper.data(identityCalls.ssoInit, scope)
    const person = { provider: 'weixin', app: 'mini', person: 'anran' }
    const { code: x } = await control<{ code: string }>('/_ctl/people/code', person)
    await shopper.data(identityCalls.appLogin, { x, type: 'weixinMini' })
    const code = await codeAtSignIn(shopper, own.sandbox, phone)
    const { binding } = await shopper.data(identityCalls.login, { phone, code, ...scope })
    const mine = { uuid: binding?.uuid ?? '', isAccepted: true, ...scope }
    await shopper.data(identityCalls.bind, mine)
    const { agreements } = await shopper.data(identityCalls.loginType, {})
    await shopper.data(identityCalls.agree, { consents: agreements, ...scope })
    await shopper.data(addressCalls.save, {
      name: '林小满',
      phone: '13900001234',
      provinceCode: '330000',
      cityCode: '330100',
      countyCode: '330106',
      detail: '文三路 1 号',
    })
    const { list } = await shopper.data(searchCalls.productList, {})
    const flow = await shopper.data(checkoutCalls.checkout, {
      productSn: list[0]!.productSn,
      quantity: 1,
    })
    const { amounts } = await shopper.data(checkoutCalls.flow, flow)
    expect(amounts.payAmount).toBe(13_600)
    const { orderSn } = await shopper.data(checkoutCalls.submit, flow)
    const { uuid } = await shopper.data(identityCalls.userInfo, {})
    const paying = { method: 'wxPay', sn: orderSn, id: uuid } as const
    const { payNo } = await shopper.data(paymentCalls.params, paying)
    await control('/_ctl/pay', { payNo })
    await shopper.data(invoiceCalls.apply, { orderId: orderSn, type: 1, name: '林小满' })
    return { shopper, sn: orderSn, payNo }
  }
})
