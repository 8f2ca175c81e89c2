import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { signInHooks } from '@mallard/contract/identity/sign-in-hooks.calls'
import { bind } from '#platform/http/bind.ts'
import { appLogin } from './app-login.service.ts'
import { agree } from './consent.service.ts'
import { appleLogin, appleReturn } from './apple.service.ts'
import { captcha, sendPhoneCode } from './code.service.ts'
import { login, loginType, logout, ssoInit, updateInfo, userInfo } from './identity.service.ts'
import { oaLogin } from './oa.service.ts'
import { passport, passportOf, passportUse } from './ticket.service.ts'
import { renderWapWechat } from './weixin.service.ts'

export const routes = bind('identity', identityCalls, {
  ssoInit,
  login,
  logout,
  userInfo,
  updateInfo,
  sendPhoneCode,
  sendPhoneCodeV2: sendPhoneCode,
  captcha,
  loginType,
  renderWapWechat,
  appleLogin,
  appLogin,
  oaLogin,
  agree,
  passport,
  passportOf,
  passportUse,
})

export const signInReturns = bind('signIn', signInHooks, { appleReturn })
