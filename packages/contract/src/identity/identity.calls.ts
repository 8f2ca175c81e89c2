import { z } from 'zod'
import { GET, POST, PUT } from '../api.ts'
import { Code6, Empty, Phone, RowId, text } from '../fields.ts'
import { CodeSent, Me, SmsScene, SsoInit } from './identity.fields.ts'

const CaptchaAnswer = { captchaId: z.string().max(64).optional(), captcha: z.string().max(8).optional() }

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
    summary: 'Signs in with a phone and the code sent to it; an unknown phone becomes a member',
    authz: 'none',
    body: z.strictObject({ phone: Phone, code: Code6, scene: z.literal('login').default('login'), partnerId: RowId, storeId: RowId, ...CaptchaAnswer }),
    reply: z.object({ token: z.string(), user: Me }),
  }),
  logout: POST('/sso/do/logout', { summary: 'Signs out and revokes the session', authz: 'none', reply: Empty }),
  userInfo: GET('/sso/info/user-info', { summary: 'The member', authz: 'user', reply: Me }),
  updateInfo: PUT('/sso/info/update', {
    summary: 'Changes nickname, gender or birthday',
    authz: 'user',
    body: z.strictObject({
      nickname: text(20, 1).optional(),
      gender: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
      birthday: z.iso.date().optional(),
    }),
    reply: Me,
  }),
  sendPhoneCode: POST('/sso/do/send-phone-code', {
    summary: 'Sends a code by SMS; answers alike for known and unknown phones',
    authz: 'none',
    query: z.object({ phone: Phone.optional(), scene: SmsScene.optional(), captchaId: z.string().max(64).optional(), captcha: z.string().max(8).optional() }),
    body: z.strictObject({ phone: Phone.optional(), scene: SmsScene.optional(), partnerId: RowId.optional(), storeId: RowId.optional(), ...CaptchaAnswer }),
    reply: CodeSent,
  }),
  sendPhoneCodeV2: POST('/sso/do/send-phone-code-v2', {
    summary: 'The same, with the phone in the query',
    authz: 'none',
    query: z.object({ phone: Phone }),
    body: z.strictObject({ scene: SmsScene.default('login'), partnerId: RowId, storeId: RowId, ...CaptchaAnswer }),
    reply: CodeSent,
  }),
  captcha: GET('/sso/do/captcha', { summary: 'A picture code', authz: 'none', reply: z.object({ captchaId: z.string(), image: z.string() }) }),
  loginType: GET('/sso/oauth/{p}-{s}/loginType', {
    summary: 'Ways to sign in that this host offers',
    authz: 'none',
    reply: z.object({ types: z.array(z.object({ type: z.string(), name: z.string(), enabled: z.boolean() })) }),
  }),
}
