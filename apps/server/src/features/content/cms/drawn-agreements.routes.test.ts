import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testShop } from '#app/testing/test-shop.ts'
import { sharedWith } from './third-parties.rules.ts'

const shop = await testShop()
const owner = await shop.staff()

const english = async (code: string) => {
  const browser = await shop.visitor()
  browser.cookies.set('lang', 'en')
  return browser.data(cmsCalls.agreement, { code })
}

describe('the page of licences', () => {
  it('says who is behind the store, in both languages, and shows its licence', async () => {
    const [{ legal, version }] = (await owner.data(storeAdminCalls.list, {})) as [
      Awaited<ReturnType<typeof owner.data<typeof storeAdminCalls.list>>>[number],
    ]
    const { licence, ...rest } = legal
    await owner.data(storeAdminCalls.saveLegal, {
      ...rest,
      licence: licence!.url,
      company: '禾光 <b>&</b> 公司',
      permits: [{ name: '食品经营许可证', number: 'JY14400000000209' }],
      version,
    })
    const browser = await shop.visitor()
    const page = await browser.data(cmsCalls.agreement, { code: 'licence' })
    expect(page).toMatchObject({ title: '证照信息', version: '', updatedAt: shop.clock.now() })
    for (const said of [
      '禾光 &lt;b&gt;&amp;&lt;/b&gt; 公司',
      legal.creditCode,
      legal.icp,
      legal.complaintPhone,
      'JY14400000000209',
      `<img src="${licence!.url}?w=`,
    ])
      expect(page.html).toContain(said)
    const twin = await english('licence')
    expect(twin.title).toBe('Licences')
    expect(twin.html).toContain('Unified social credit code')
  })

  it('is not there while nothing is filled in, nor listed', async () => {
    const browser = await shop.visitor({ partnerId: 2, storeId: 1 })
    const codes = async () =>
      (await browser.data(memberCalls.agreementList, {})).agreements.map(({ code }) => code)
    expect(await codes()).toEqual(expect.arrayContaining(['licence', 'sdkList']))
    await sql`update store set legal = '{}' where partner_id = 2`.execute(shop.services.db)
    shop.clock.advance(5000)
    expect((await browser.call(cmsCalls.agreement, { code: 'licence' })).reason).toBe('notFound')
    expect(await codes()).not.toContain('licence')
    expect(await codes()).toContain('sdkList')
  })
})

describe('the list of who gets data', () => {
  it('names what is switched on, in both languages', async () => {
    const browser = await shop.visitor()
    const { title, html } = await browser.data(cmsCalls.agreement, { code: 'sdkList' })
    expect(title).toBe('第三方 SDK 与信息共享')
    for (const name of ['微信支付', '支付宝', '短信服务', '物流查询', '电子发票'])
      expect(html).toContain(`<h2>${name}</h2>`)
    expect(html).not.toContain('对象存储')
    expect((await english('sdkList')).html).not.toMatch(/\p{Script=Han}/u)
  })

  it('has nothing that is off', () => {
    const off = { tradeTypes: [] }
    const nothing = {
      pay: { wxPay: off, aliPay: off, unionPay: off },
      sms: undefined,
      express: undefined,
      pickup: undefined,
      fapiao: undefined,
      mail: undefined,
      companies: undefined,
      oms: undefined,
      devices: undefined,
      search: undefined,
      storage: { ...shop.services.storage },
      signIn: {},
      analyticsScript: undefined,
    }
    const names = (services: Parameters<typeof sharedWith>[0]) =>
      sharedWith(services).map(({ name }) => name[1])
    const always = ['WeChat JS-SDK', 'Douyin mini-program SDK', 'Delivery']
    expect(names(nothing)).toEqual(always)
    const some = {
      ...nothing,
      pay: { ...nothing.pay, aliPay: { tradeTypes: ['WAP' as const] } },
      storage: { ...shop.services.storage, origin: 'https://bucket.example.com' },
      analyticsScript: 'https://count.example.com/x.js',
    }
    expect(names(some)).toEqual(expect.arrayContaining(['Alipay', 'Storage', 'Usage analysis']))
    expect(names(some)).toHaveLength(always.length + 3)
  })
})

it.each(['licence', 'sdkList'])('nobody publishes an agreement called %s', async (code) => {
  const browser = await shop.visitor()
  const before = await browser.data(cmsCalls.agreement, { code })
  const [user] = (await owner.data(agreementAdminCalls.list, {})).agreements
  const { version, title, titleEn, html, htmlEn } = user!.versions[0]!
  const publishing = { code, version, title, titleEn, html, htmlEn, reason: '换成自己的' }
  // Also where a row of that code came to be there.
  await sql`
    insert into legal_agreement (partner_id, code, title, html, version, updated_at)
    values (1, ${code}, '别的', '<p>别的</p>', ${version}, now())`.execute(shop.services.db)
  expect((await owner.call(agreementAdminCalls.publish, publishing)).reason).toBe('notFound')
  expect(await browser.data(cmsCalls.agreement, { code })).toEqual(before)
  const { agreements } = await browser.data(memberCalls.agreementList, {})
  expect(agreements.filter((each) => each.code === code)).toHaveLength(1)
})
