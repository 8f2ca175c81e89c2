import { identityCalls } from '@mallard/contract/identity/identity.calls'
import { bind } from '#platform/http/bind.ts'
import { captcha, sendPhoneCode } from './code.service.ts'
import { login, loginType, logout, ssoInit, updateInfo, userInfo } from './identity.service.ts'

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
})
