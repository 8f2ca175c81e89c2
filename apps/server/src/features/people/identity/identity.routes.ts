import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { captcha } from '#features/people/phone-code/index.ts'
import { bind } from '#platform/http/bind.ts'
import { agree } from './consent.service.ts'
import { answerBinding } from './binding.service.ts'
import { loginType, logout, ssoInit, updateInfo, userInfo } from './identity.service.ts'
import { requestPhoneCode } from './send-code.service.ts'
import { passport, passportOf, passportUse } from './ticket.service.ts'

/**
 * Those by which a host or a company vouches for somebody are host-login's, those that take a
 * password are of the feature of that name.
 */
const {
  renderWapWechat: _weixin,
  appleLogin: _apple,
  appLogin: _app,
  oaLogin: _oa,
  login: _login,
  resetPassword: _reset,
  ...calls
} = identityCalls

export const identityRoutes = bind('identity', calls, {
  ssoInit,
  logout,
  userInfo,
  updateInfo,
  sendPhoneCode: requestPhoneCode,
  sendPhoneCodeV2: requestPhoneCode,
  captcha,
  loginType,
  agree,
  bind: answerBinding,
  passport,
  passportOf,
  passportUse,
})
