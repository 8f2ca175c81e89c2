import { z } from 'zod'
import { GET, POST, PUT } from '../../api.ts'
import { avatars } from '../../account/member/avatars.ts'
import { UploadKey } from '../../shop/upload/upload.calls.ts'
import {
  CalendarDay,
  Code6,
  Empty,
  line,
  NewPassword,
  Phone,
  RowId,
  Token22,
} from '../../fields.ts'
import {
  Binding,
  CodeSent,
  Consent,
  LoginWay,
  Me,
  Passport,
  SignedIn,
  SmsScene,
  SsoInit,
} from './identity.fields.ts'

const CaptchaAnswer = {
  captchaId: z.string().max(64).optional(),
  captcha: z.string().max(8).optional(),
}

const GivenConsent = z.strictObject(Consent.shape)
const Consents = z.array(GivenConsent).max(5).optional()
/** What a provider hands out is good once. */
const OneTime = z.string().regex(/^[\w.~-]{1,512}$/, '参数不正确')
const State = z.string().regex(/^[0-9A-Za-z]{1,128}$/, '参数不正确')
const Target = z.string().max(1000)

export const identityCalls = {
  ssoInit: GET('/sso/init/sso', {
    summary: 'Starts or resumes a session',
    authz: 'none',
    query: z.object({
      code: z.string().max(512).optional(),
      state: z.string().max(128).optional(),
      cookie_token: z.string().max(128).optional(),
      utm_source: z.string().max(64).optional(),
      partnerId: RowId.optional(),
      storeId: RowId.optional(),
    }),
    reply: SsoInit,
  }),
  login: POST('/sso/do/login', {
    summary:
      'Signs in with a phone and the code sent to it, where an unknown phone becomes a member; or with a phone and its password',
    authz: 'none',
    body: z.strictObject({
      phone: Phone,
      /** This or the password. */
      code: Code6.optional(),
      password: z.string().min(1, '请输入密码').max(64).optional(),
      scene: z.literal('login').default('login'),
      consents: Consents,
      partnerId: RowId,
      storeId: RowId,
      ...CaptchaAnswer,
    }),
    reply: z.object({ token: z.string(), user: Me, binding: Binding.nullable() }),
  }),
  resetPassword: POST('/sso/do/reset-password', {
    summary:
      'Sets a forgotten password with the code that signs in, and signs in; all other devices are signed out',
    authz: 'none',
    body: z.strictObject({
      phone: Phone,
      code: Code6,
      password: NewPassword,
      consents: Consents,
      partnerId: RowId,
      storeId: RowId,
    }),
    reply: z.object({ token: z.string(), user: Me, binding: Binding.nullable() }),
  }),
  logout: POST('/sso/do/logout', {
    summary: 'Signs out and revokes the session',
    authz: 'none',
    reply: Empty,
  }),
  userInfo: GET('/sso/info/user-info', { summary: 'The member', authz: 'user', reply: Me }),
  updateInfo: PUT('/sso/info/update', {
    summary: 'Changes nickname, avatar, gender or birthday',
    authz: 'user',
    body: z.strictObject({
      nickname: line(20, 1).optional(),
      avatar: z.enum(avatars).optional(),
      /** A picture of one's own instead, sent for this purpose. */
      avatarKey: UploadKey.optional(),
      gender: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
      /** Empty: taken back. */
      birthday: z.union([CalendarDay, z.literal('')]).optional(),
    }),
    reply: Me,
  }),
  sendPhoneCode: POST('/sso/do/send-phone-code', {
    summary: 'Sends a code by SMS; answers alike for known and unknown phones',
    authz: 'none',
    query: z.object({
      phone: Phone.optional(),
      scene: SmsScene.optional(),
      captchaId: z.string().max(64).optional(),
      captcha: z.string().max(8).optional(),
    }),
    body: z.strictObject({
      phone: Phone.optional(),
      scene: SmsScene.optional(),
      partnerId: RowId.optional(),
      storeId: RowId.optional(),
      ...CaptchaAnswer,
    }),
    reply: CodeSent,
  }),
  sendPhoneCodeV2: POST('/sso/do/send-phone-code-v2', {
    summary: 'The same, with the phone in the query',
    authz: 'none',
    query: z.object({ phone: Phone }),
    body: z.strictObject({
      scene: SmsScene.default('login'),
      partnerId: RowId,
      storeId: RowId,
      ...CaptchaAnswer,
    }),
    reply: CodeSent,
  }),
  captcha: GET('/sso/do/captcha', {
    summary: 'A picture code',
    authz: 'none',
    reply: z.object({ captchaId: z.string(), image: z.string() }),
  }),
  loginType: GET('/sso/oauth/{p}-{s}/loginType', {
    summary:
      'Ways to sign in that this host offers, and the agreements that a shopper accepts with it',
    authz: 'none',
    query: z.object({ utm_source: z.string().max(64).optional() }),
    reply: z.object({ types: z.array(LoginWay), agreements: z.array(Consent) }),
  }),
  /**
   * Begins without a code; WeChat sends the browser back to the same address with code and state.
   */
  renderWapWechat: GET('/sso/oauth/{p}-{s}/render/wap-wechat', {
    summary: 'Sends the browser to WeChat’s authorisation, takes it back, and leads on to `to`',
    authz: 'none',
    kind: 'redirect',
    query: z.object({
      to: Target.optional(),
      code: OneTime.optional(),
      state: State.optional(),
      /** The ticket of what was ticked for it (`agree`). */
      agreed: Token22.optional(),
    }),
    reply: z.undefined(),
  }),
  appleLogin: POST('/sso/oauth/apple/login', {
    summary:
      'Sign in with Apple: without a code, the address at which it begins; with code and state, the end of it',
    authz: 'none',
    query: z.object({ code: OneTime.optional() }),
    body: z.strictObject({
      state: State.optional(),
      to: Target.optional(),
      consents: Consents,
      partnerId: RowId,
      storeId: RowId,
    }),
    reply: SignedIn,
  }),
  /** Guarded like a POST although it is none: it signs in. */
  appLogin: GET('/sso/oauth/{p}-{s}/app-login/{x}', {
    summary: 'Signs in with the code that a native app or a mini-program got',
    authz: 'none',
    isGuarded: true,
    params: z.object({ x: OneTime }),
    query: z.object({
      type: z.enum(['weixin', 'apple', 'weixinMini']).default('weixin'),
      appid: z.string().max(64).optional(),
      /** Ticket of the web page that asked the mini-program for its login page. */
      cookie_token: Token22.optional(),
      /**
       * Agreements that were ticked on a login page of the app's own:
       * `user:2026-01-01,privacy:2026-01-01`.
       */
      agreed: z
        .string()
        .max(300)
        .regex(/^[\w-]{1,64}:[\w.-]{1,32}(,[\w-]{1,64}:[\w.-]{1,32}){0,4}$/, '参数不正确')
        .optional(),
    }),
    reply: SignedIn,
  }),
  oaLogin: POST('/sso/oa-login', {
    summary:
      'Corporate sign-in, for colleagues alone: without a code, the address at which it begins',
    authz: 'none',
    body: z.strictObject({
      code: OneTime.optional(),
      state: State.optional(),
      to: Target.optional(),
      consents: Consents,
      partnerId: RowId,
      storeId: RowId,
    }),
    reply: SignedIn,
  }),
  agree: POST('/sso/do/agree', {
    summary:
      'Accepts agreements in the versions that were read: of a member at once, of a visitor when they sign in',
    authz: 'none',
    body: z.strictObject({
      consents: z.array(GivenConsent).min(1).max(5),
      partnerId: RowId,
      storeId: RowId,
    }),
    /** A visitor's goes with the sign-in that is begun with it, within a minute. */
    reply: z.object({ ticket: Token22.nullable() }),
  }),
  bind: POST('/sso/do/bind', {
    summary:
      'Answers whether the identity that came up in this session is the member’s: nothing is bound before',
    authz: 'user',
    body: z.strictObject({
      uuid: Token22,
      isAccepted: z.boolean(),
      partnerId: RowId,
      storeId: RowId,
    }),
    reply: z.object({ user: Me }),
  }),
  passport: GET('/sso/passport', {
    summary: 'A one-time passport that carries the session to another web view',
    authz: 'user',
    reply: z.object({ passport: z.string(), expiresIn: z.number().int() }),
  }),
  passportOf: GET('/sso/passport/{x}', {
    summary: 'Whom a passport stands for, before one accepts it',
    authz: 'none',
    params: z.object({ x: Token22 }),
    reply: Passport,
  }),
  passportUse: POST('/sso/passport/{x}', {
    summary: 'Accepts a passport: signs in, or refuses it; either way it is used up',
    authz: 'none',
    params: z.object({ x: Token22 }),
    body: z.strictObject({ isAccepted: z.boolean() }),
    reply: z.object({ user: Me.nullable() }),
  }),
}
