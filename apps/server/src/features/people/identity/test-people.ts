import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'

const scope = { partnerId: 1, storeId: 1 }
export const wap = '/sso/oauth/1-1/render/wap-wechat'

/** What people do at the parties that vouch for them, and what comes of it. */
export function peopleOf(shop: TestShop) {
  const codeFor = async (provider: string, person: string, more: Record<string, string> = {}) =>
    (await shop.control<{ code: string }>('/_ctl/people/code', { provider, person, ...more })).code

  const locationOf = async (browser: Caller, path: string) => {
    const response = await browser.fetch(path)
    return response.headers.get('location') ?? (await response.text())
  }

  /** Leaves for WeChat; the state to come back with. */
  async function leave(browser: Caller, to = '/goods/1-1-1'): Promise<string> {
    return (
      new URL(await locationOf(browser, `${wap}?to=${encodeURIComponent(to)}`)).searchParams.get(
        'state',
      ) ?? ''
    )
  }

  /** The whole way through WeChat's browser; where it ends. */
  async function throughWeixin(browser: Caller, person: string, to?: string): Promise<string> {
    const state = await leave(browser, to)
    return locationOf(browser, `${wap}?code=${await codeFor('weixin', person)}&state=${state}`)
  }

  /** Signs in by phone, and answers nothing that is asked then. */
  async function signIn(browser: Caller, phone: string) {
    await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
    const [message] = await shop.control<{ code: string }[]>(`/_ctl/sms?phone=${phone}`)
    return browser.data(identityCalls.login, { phone, code: message?.code ?? '', ...scope })
  }

  /** Signs in by phone, and takes anyone who a provider vouched for as oneself. */
  async function byPhone(browser: Caller, phone: string) {
    const { user, binding } = await signIn(browser, phone)
    return binding ? confirm(browser) : user
  }

  /** Says of anyone who a provider vouched for in this session that it is oneself. */
  async function confirm(browser: Caller) {
    const { binding } = await init(browser)
    return (
      await browser.data(identityCalls.bind, {
        uuid: binding?.uuid ?? '',
        isAccepted: true,
        ...scope,
      })
    ).user
  }

  const init = (browser: Caller, more: { cookie_token?: string; utm_source?: string } = {}) =>
    browser.data(identityCalls.ssoInit, { ...scope, ...more })

  return { codeFor, locationOf, leave, throughWeixin, signIn, byPhone, confirm, init }
}
