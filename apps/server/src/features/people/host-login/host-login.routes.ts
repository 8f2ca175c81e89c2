import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { signInHookCalls } from '@mallard/contract/people/identity/sign-in-hook.calls'
import { bind } from '#platform/http/bind.ts'
import { appLogin } from './app-login.service.ts'
import { appleLogin, appleReturn } from './apple.service.ts'
import { oaLogin } from './oa.service.ts'
import { renderWapWechat } from './weixin.service.ts'

/** One group with identity's own: to a client they are ways to sign in like any other. */
const calls = {
  renderWapWechat: identityCalls.renderWapWechat,
  appleLogin: identityCalls.appleLogin,
  appLogin: identityCalls.appLogin,
  oaLogin: identityCalls.oaLogin,
}

export const hostLoginRoutes = [
  ...bind('identity', calls, { renderWapWechat, appleLogin, appLogin, oaLogin }),
  ...bind('signIn', signInHookCalls, { appleReturn }),
]
