import { randomInt } from 'node:crypto'
import { day, hour, minute, ok, refuse, second, type Result } from '@mallard/kernel'
import type { SmsTemplate } from '@mallard/providers/sms'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { keyedHash, randomText, randomToken, sixDigits } from '#platform/secrets.ts'
import { captchaDigits, drawCaptcha } from './captcha.rules.ts'
import { codeAttempts, codeGap, codeLife, maySend } from './code.rules.ts'
import { codesSince, consumeCaptcha, consumeCode, insertCaptcha, insertCode, lockPhone, type CodeKey } from './code.repo.ts'

const captchaLife = 2 * minute

const templates: Readonly<Record<string, SmsTemplate>> = {
  login: 'loginCode',
  bind: 'bindCode',
  'phone-old': 'bindCode',
  'phone-new': 'bindCode',
  cancel: 'cancelCode',
  'third-return': 'returnCode',
}

/** Codes that change the account itself, or open what no account guards: good only in the session, and for the member, that asked for them. */
const boundScenes: ReadonlySet<string> = new Set(['phone-old', 'phone-new', 'cancel', 'third-return'])

export interface SendCode {
  phone?: string
  scene?: string
  captchaId?: string
  captcha?: string
}

export type SendRefusal = 'badInput' | 'codeTooSoon' | 'codeLimit' | 'captchaNeeded' | 'wrongCaptcha' | 'smsFailed' | 'tooOften'

export async function sendPhoneCode(ctx: Ctx, input: SendCode): Promise<Result<{ expiresIn: number; nextAfter: number; needCaptcha: boolean }, SendRefusal>> {
  if (!input.phone) return refuse('badInput', { field: '请输入正确的手机号' })
  const { services } = ctx
  const key: CodeKey = { partnerId: ctx.scope.partnerId, phone: input.phone, scene: input.scene ?? 'login' }
  if (!(await services.limiter.take(`sms:${ctx.ip}`, services.smsLimit, hour))) return refuse('codeLimit')

  const code = sixDigits()
  const allowed = await services.db.transaction().execute((trx) => admit(ctx, trx, key, input, code))
  if (!allowed.ok) return allowed
  const answer = await services.sms.send({ phone: input.phone, template: templates[key.scene] ?? 'loginCode', params: { code } })
  if (answer.kind !== 'ok') {
    ctx.log.warn({ code: answer.code, kind: answer.kind }, 'sms was not taken by its channel')
    if (answer.kind === 'failed') return refuse(answer.reason === 'tooOften' ? 'codeLimit' : 'smsFailed')
  }
  return ok({ expiresIn: codeLife / second, nextAfter: codeGap / second, needCaptcha: false })
}

/** Notes a code that may go out; requests for one phone go one after another, so that many at once are no way around the limits. */
async function admit(ctx: Ctx, trx: Db, key: CodeKey, { captchaId, captcha }: SendCode, code: string): Promise<Result<undefined, SendRefusal>> {
  await lockPhone(trx, key)
  const now = ctx.clock.now()
  const sent = (await codesSince(trx, key, new Date(now - day))).map((at) => at.getTime())
  const allowed = maySend(sent, now)
  if (!allowed.ok) return allowed
  if (allowed.value.needCaptcha) {
    if (!captchaId || !captcha) return refuse('captchaNeeded')
    const answerHash = keyedHash(ctx.services.hashKey, `captcha:${captchaId}:${captcha}`)
    if (!(await consumeCaptcha(trx, captchaId, answerHash, new Date(now)))) return refuse('wrongCaptcha')
  }
  await insertCode(trx, key, codeHash(ctx, key, code), new Date(now), new Date(now + codeLife))
  return ok(undefined)
}

/** True once for the newest code of this phone and scene, within its life and tries; with `keep` it is not used up yet. */
export async function checkCode(ctx: Ctx, phone: string, scene: string, code: string, keep = false): Promise<boolean> {
  const key: CodeKey = { partnerId: ctx.scope.partnerId, phone, scene }
  return consumeCode(ctx.services.db, key, codeHash(ctx, key, code), new Date(ctx.clock.now()), codeAttempts, keep)
}

export async function captcha(ctx: Ctx): Promise<Result<{ captchaId: string; image: string }, 'tooOften'>> {
  if (!(await ctx.services.limiter.take(`captcha:${ctx.ip}`, 60, 10 * minute))) return refuse('tooOften')
  const captchaId = randomToken()
  const answer = randomText(4, captchaDigits)
  const answerHash = keyedHash(ctx.services.hashKey, `captcha:${captchaId}:${answer}`)
  await insertCaptcha(ctx.services.db, captchaId, answerHash, new Date(ctx.clock.now() + captchaLife))
  const image = drawCaptcha(answer, (below) => randomInt(0, below))
  return ok({ captchaId, image: `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}` })
}

function codeHash(ctx: Ctx, key: CodeKey, code: string): string {
  const holder = boundScenes.has(key.scene) ? `:${ctx.session?.id ?? 0}:${ctx.shopper?.id ?? 0}` : ''
  return keyedHash(ctx.services.hashKey, `${key.partnerId}:${key.phone}:${key.scene}:${code}${holder}`)
}
