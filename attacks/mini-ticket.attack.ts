import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { memberCalls } from '@mallard/contract/account/member/member.calls'
import { expect, it } from 'vitest'
import { member, visitor } from './attackers.ts'
import { weixinCode } from './providers.ts'

const mini = { partnerId: 1, storeId: 1, utm_source: 'weixinMiniProgram' }

it('wants a stranger’s WeChat in their own account, by a cookie_token that the stranger’s mini-program was opened with', async () => {
  const attacker = await member()
  await attacker.data(identityCalls.ssoInit, mini)
  const app = visitor()
  const { data } = await app.call(identityCalls.appLogin, {
    x: await weixinCode('fresh-9b000001', 'mini'),
    type: 'weixinMini',
    cookie_token: attacker.cookies.get('cookie_token2') ?? '',
  })
  expect(data.token).toBeNull()
  expect((await attacker.data(identityCalls.ssoInit, mini)).binding).toBeNull()
  expect((await attacker.data(memberCalls.identityList, {})).list).toEqual([])
})
