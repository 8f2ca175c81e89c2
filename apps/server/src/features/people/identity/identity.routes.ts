import { identityCalls } from '@mallard/contract/people/identity/identity.calls'
import { captcha } from '#features/people/phone-code/index.ts'
import type { Ports } from '#platform/feature.ts'
import { bind } from '#platform/http/bind.ts'
import { agree } from './consent.service.ts'
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
import { requestPhoneCode } from './send-code.service.ts'
import { passport, passportOf, passportUse } from './ticket.service.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    /** Welcomes a member who just joined, in the transaction that makes the account. */
    onJoin: OnJoin
    /** Writes down that a password was set. */
    notePassword: NotePassword
  }
}

/** Those by which a host or a company vouches for somebody are host-login's. */
const {
  renderWapWechat: _weixin,
  appleLogin: _apple,
  appLogin: _app,
  oaLogin: _oa,
  ...calls
} = identityCalls

export const identityRoutes = ({ onJoin, notePassword }: Pick<Ports, 'onJoin' | 'notePassword'>) =>
  bind('identity', calls, {
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
    agree,
    bind: answerBinding,
    passport,
    passportOf,
    passportUse,
  })
