import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { caller } from '@mallard/testing/caller'
import { expect } from 'vitest'
import { shop } from './browser.ts'
import { codeOf } from './host-shell.ts'
import { agreeAs } from './new-shopper.ts'
import { freshNumber } from './phone-number.ts'
import { codeFor } from './shopper.ts'

const scope = { partnerId: 1, storeId: 1 }

/** 安然 is a member already, whom WeChat and Apple vouch for. */
export async function knowAnran(): Promise<void> {
  const browser = caller(shop, scope)
  const number = freshNumber()
  await browser.data(identityCalls.ssoInit, scope)
  const signIn = async (type: 'weixin' | 'apple', app: string) => {
    const headers = { origin: shop }
    const answer = await browser.fetch(
      `/sso/oauth/1-1/app-login/${await codeOf('anran', type, app)}?type=${type}`,
      { headers },
    )
    return ((await answer.json()) as { data: { needPhone: boolean } }).data
  }
  const confirm = async () => {
    const { binding } = await browser.data(identityCalls.ssoInit, scope)
    if (binding)
      await browser.data(identityCalls.bind, { uuid: binding.uuid, isAccepted: true, ...scope })
  }
  const { needPhone } = await signIn('weixin', 'mallApp')
  if (needPhone) {
    await browser.data(identityCalls.sendPhoneCodeV2, { phone: number, ...scope })
    await browser.data(identityCalls.login, {
      phone: number,
      code: await codeFor(number),
      ...scope,
    })
    await confirm()
  }
  expect((await signIn('apple', 'app')).needPhone).toBe(false)
  await confirm()
  await agreeAs(browser)
}
