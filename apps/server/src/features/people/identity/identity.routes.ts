import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { signInHooks } from '@mallard/contract/people/identity/sign-in-hooks.calls'
import { captcha } from '#features/people/phone-code/index.ts'
import type { Ports } from '#platform/feature.ts'
import { bind } from '#platform/http/bind.ts'
import { appLogin } from './app-login.service.ts'
import { agree } from './consent.service.ts'
import { appleLogin, appleReturn } from './apple.service.ts'
import { answerBinding } from './binding.service.ts'
import {
  type OnJoin,
  login,
  loginType,
  logout,
  ssoInit,
  updateInfo,
  userInfo,
} from './identity.service.ts'
import { loginByPassword, resetPassword, type NotePassword } from './password.service.ts'
import { oaLogin } from './oa.service.ts'
import { requestPhoneCode } from './send-code.service.ts'
import { passport, passportOf, passportUse } from './ticket.service.ts'
import { renderWapWechat } from './weixin.service.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    /** Welcomes a member who just joined, in the transaction that makes the account. */
    onJoin: OnJoin
    /** Writes down that a password was set. */
    notePassword: NotePassword
  }
}

export const identityRoutes = ({ onJoin, notePassword }: Pick<Ports, 'onJoin' | 'notePassword'>) =>
  bind('identity', identityCalls, {
    ssoInit,
    login: (ctx, { password, ...input }) =>
      password === undefined
        ? login(ctx, onJoin, input)
        : loginByPassword(ctx, onJoin, { ...input, password }),
    resetPassword: (ctx, input) => resetPassword(ctx, onJoin, notePassword, input),
    logout,
    userInfo,
    updateInfo,
    sendPhoneCode: requestPhoneCode,
    sendPhoneCodeV2: requestPhoneCode,
    captcha,
    loginType,
    renderWapWechat,
    appleLogin,
    appLogin,
    oaLogin,
    agree,
    bind: answerBinding,
    passport,
    passportOf,
    passportUse,
  })

export const signInReturns = bind('signIn', signInHooks, { appleReturn })
