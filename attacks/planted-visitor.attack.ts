import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import type { Caller } from '@mallard/testing/caller'
import { expect, it } from 'vitest'
import { codeFor, freshNumber, visitor } from './attackers.ts'
import { throughWeixin } from './providers.ts'

const scope = { partnerId: 1, storeId: 1 }
const attackersWeixin = 'fresh-9a000001'

async function signIn(browser: Caller) {
  const phone = freshNumber()
  await browser.data(identityCalls.sendPhoneCodeV2, { phone, ...scope })
  return browser.data(identityCalls.login, { phone, code: (await codeFor(phone)) ?? '', ...scope })
}

it('wants into the account of anyone who signs in by phone, by a WeChat of their own that they planted with a visitor’s session', async () => {
  const attacker = visitor()
  await attacker.data(identityCalls.ssoInit, scope)
  await throughWeixin(attacker, attackersWeixin)
  expect((await attacker.data(identityCalls.ssoInit, scope)).weixinUser).not.toBeNull()

  const victim = visitor()
  for (const [name, value] of attacker.cookies) victim.cookies.set(name, value)
  const { user } = await signIn(victim)
  // The attacker comes back by the WeChat that was planted.
  const again = visitor()
  await again.data(identityCalls.ssoInit, scope)
  await throughWeixin(again, attackersWeixin)
  const come = await again.data(identityCalls.ssoInit, scope)
  expect(come.user?.id).not.toBe(user.id)
  expect(come.user).toBeNull()
})

it('wants to learn the WeChat of anyone who they gave their visitor’s session to', async () => {
  const attacker = visitor()
  await attacker.data(identityCalls.ssoInit, scope)
  await attacker.data(identityCalls.agree, {
    consents: [{ code: 'user', version: 'any' }],
    ...scope,
  })
  const victim = visitor()
  for (const [name, value] of attacker.cookies) victim.cookies.set(name, value)
  await throughWeixin(victim, 'fresh-9a000002')
  expect((await attacker.data(identityCalls.ssoInit, scope)).weixinUser).toBeNull()
  expect((await signIn(attacker)).binding).toBeNull()
})
