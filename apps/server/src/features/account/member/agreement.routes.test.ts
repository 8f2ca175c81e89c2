import { cmsCalls } from '@mallard/contract/content/cms/cms.calls'
import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { agreementAdminCalls } from '@mallard/contract/account/member/agreement-admin.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { staffCalls } from '@mallard/contract/people/staff/staff.calls'
import { day } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { describe, expect, it } from 'vitest'
import { buyer } from '#app/testing/test-buyer.ts'
import { testShop } from '#app/testing/test-shop.ts'

const shop = await testShop()
let owner = await shop.staff('owner')
const scope = { partnerId: 1, storeId: 1 }

const listOf = async (browser: Caller) =>
  (await browser.data(memberCalls.agreementList, {})).agreements
const dueOf = async (browser: Caller) =>
  (await listOf(browser)).filter(({ isDue }) => isDue).map(({ code }) => code)
const seen = async (code: string) =>
  (await owner.data(agreementAdminCalls.list, {})).agreements.find((each) => each.code === code)!
    .versions
const queryOf = async (code: string) => {
  const { version, title, titleEn, html, htmlEn } = (await seen(code))[0]!
  return { code, version, title, titleEn, html, htmlEn, reason: '写明新的收件方' }
}
const accept = async (browser: Caller) => {
  const { agreements } = await browser.data(identityCalls.loginType, {})
  await browser.data(identityCalls.agree, { consents: agreements, ...scope })
}

describe('the legal texts of a partner', () => {
  it.each(['user', 'privacy', 'distribution', 'cancel', 'points'])(
    'speak the shopper’s language: %s',
    async (code) => {
      const browser = await shop.visitor()
      const chinese = await browser.data(cmsCalls.agreement, { code })
      expect(chinese.html.length).toBeGreaterThan(200)
      expect((await listOf(browser)).map(({ title }) => title)).toContain(chinese.title)
      browser.cookies.set('lang', 'en')
      const english = await browser.data(cmsCalls.agreement, { code })
      expect(english.title + english.html).not.toMatch(/\p{Script=Han}/u)
      expect(english).toMatchObject({
        code,
        version: chinese.version,
        updatedAt: chinese.updatedAt,
      })
      expect((await listOf(browser)).map(({ title }) => title)).toContain(english.title)
    },
  )
})

describe('a new version', () => {
  it('is in force at once, asked of members again, and the former one can still be read', async () => {
    const browser = await buyer(shop)
    await accept(browser)
    expect(await dueOf(browser)).toEqual([])
    const input = {
      ...(await queryOf('privacy')),
      title: '隐私政策（新）',
      html: '<h2>隐私</h2><p onclick="x()">新增快递公司。</p><script>alert(1)</script>',
    }
    const [before] = await seen('privacy')
    const { members, agreements } = await owner.data(agreementAdminCalls.publish, input)
    const { isNeeded, versions } = agreements.find(({ code }) => code === 'privacy')!
    const today = versions[0]!.version
    expect(today).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect({
      isNeeded,
      versions: versions.map(({ version, by, members: accepted, title }) => ({
        version,
        by,
        accepted,
        title,
      })),
    }).toEqual({
      isNeeded: true,
      versions: [
        { version: today, by: '禾光店主', accepted: 0, title: '隐私政策（新）' },
        { version: before!.version, by: '', accepted: before!.members, title: '隐私政策' },
      ],
    })
    expect(versions[1]!.html).toBe(before!.html)
    expect(members).toBeGreaterThan(0)
    expect(await browser.data(cmsCalls.agreement, { code: 'privacy' })).toMatchObject({
      version: today,
      title: '隐私政策（新）',
      html: '<h2>隐私</h2><p>新增快递公司。</p>',
      updatedAt: shop.clock.now(),
    })
    expect(await dueOf(browser)).toEqual(['privacy'])
    await accept(browser)
    expect(await dueOf(browser)).toEqual([])
    expect((await seen('privacy'))[0]).toMatchObject({ version: today, members: 1 })
    // Who accepted what stays as it was.
    expect((await seen('privacy'))[1]!.members).toBe(before!.members)
  })

  it('is made once, however often it is sent, from the version that was seen, and a second one of a day by a name of its own', async () => {
    const input = { ...(await queryOf('points')), title: '积分规则二' }
    const once = await owner.data(agreementAdminCalls.publish, input)
    expect(await owner.data(agreementAdminCalls.publish, input)).toEqual(once)
    expect(
      await owner.call(agreementAdminCalls.publish, { ...input, title: '积分规则三' }),
    ).toMatchObject({ reason: 'versionConflict' })
    const [first] = await seen('points')
    await owner.data(agreementAdminCalls.publish, {
      ...input,
      title: '积分规则三',
      version: first!.version,
    })
    expect((await seen('points'))[0]!.version).toBe(`${first!.version}.2`)
    shop.clock.advance(day)
    owner = await shop.staff('owner')
    await owner.data(agreementAdminCalls.publish, {
      ...input,
      title: '积分规则四',
      version: `${first!.version}.2`,
    })
    expect((await seen('points'))[0]!.version).not.toContain(first!.version)
    const { list } = await owner.data(staffCalls.audit, { object: 'agreement points' })
    expect(list.map(({ action }) => action)).toEqual(
      Array.from({ length: 3 }, () => 'agreement.publish'),
    )
    expect(list[0]!.changes).toMatchObject({
      title: { before: '积分规则三', after: '积分规则四' },
      reason: { after: '写明新的收件方' },
    })
  })

  it('of two who publish at once is the one’s, and the other is told', async () => {
    const input = await queryOf('cancel')
    const answers = await Promise.all(
      ['甲', '乙'].map((name) =>
        owner.call(agreementAdminCalls.publish, { ...input, title: `注销须知${name}` }),
      ),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 500])
    expect(answers.find(({ code }) => code === 500)).toMatchObject({ reason: 'versionConflict' })
    expect(await seen('cancel')).toHaveLength(2)
  })

  it('is for who looks after every store, and of an agreement that is there', async () => {
    const input = await queryOf('user')
    expect(
      await owner.call(agreementAdminCalls.publish, { ...input, code: 'nothing', title: '别的' }),
    ).toMatchObject({ reason: 'notFound' })
    const local = await shop.staff('hangzhou', { partnerId: 1, storeId: 2 })
    expect(
      (await local.call(agreementAdminCalls.publish, { ...input, title: '杭州店的' })).reason,
    ).toMatch(/partnerWide|forbidden/)
    expect(await seen('user')).toHaveLength(1)
    // Another partner's are its own.
    const other = await shop.visitor({ partnerId: 2, storeId: 1 })
    expect((await listOf(other)).find(({ code }) => code === 'points')).toMatchObject({
      title: '积分与成长值规则',
    })
  })
})
