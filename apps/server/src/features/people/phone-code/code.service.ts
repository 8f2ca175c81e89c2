import { day, hour, ok, refuse, second, type Result } from '@mallard/kernel'
import type { SmsTemplate } from '@mallard/providers/sms'
import type { Db } from '#platform/db/database.ts'
import type { Ctx, Session } from '#platform/http/context.ts'
import { giveBackOfNetwork, takeOfNetwork } from '#platform/network-limit.ts'
import { keyedHash, sixDigits } from '#platform/secrets.ts'
import { isCaptchaRight, type CaptchaAnswer } from './captcha.service.ts'
import { warnOfBudget } from './code-budget.service.ts'
import { budgetState, codeAttempts, codeGap, codeLife, hourOf, maySend } from './code.rules.ts'
import {
  codesSince,
  consumeCode,
  countSent,
  insertCode,
  lockPhone,
  sentInHour,
  type CodeKey,
  type HeldKey,
} from './code.repo.ts'

const templates: Readonly<Record<string, SmsTemplate>> = {
  login: 'loginCode',
  bind: 'bindCode',
  'phone-old': 'bindCode',
  'phone-new': 'bindCode',
  password: 'passwordCode',
  cancel: 'cancelCode',
  fx: 'promoterCode',
  withdraw: 'promoterCode',
  'third-return': 'returnCode',
  'third-invoice': 'invoiceCode',
}

export interface SendCode extends CaptchaAnswer {
  phone?: string
  scene?: string
}

export type Sent = { expiresIn: number; nextAfter: number; needCaptcha: boolean }
export type SendRefusal =
  | 'badInput'
  | 'codeTooSoon'
  | 'codeLimit'
  | 'captchaNeeded'
  | 'wrongCaptcha'
  | 'smsFailed'
  | 'textsOff'
  | 'tooOften'

/**
 * Sends a code that is good in the session that asked for it, and nowhere else. `ownSession` gives
 * that session, and begins one for who has none: it is asked only when a code may go out.
 */
export async function sendCode(
  ctx: Ctx,
  input: SendCode,
  ownSession: (ctx: Ctx) => Session,
): Promise<Result<Sent, SendRefusal>> {
  if (!input.phone) return refuse('badInput', { field: '请输入正确的手机号' })
  const { limiter, smsLimits, db, sms } = ctx.services
  if (!sms) return refuse('textsOff')
  const key: CodeKey = {
    partnerId: ctx.scope.partnerId,
    phone: input.phone,
    scene: input.scene ?? 'login',
  }
  if (!(await takeOfNetwork(limiter, 'sms', ctx.ip, smsLimits.perNetwork, hour)))
    return refuse('codeLimit')
  const isFirst = await isOfTheFirst(ctx)

  const code = sixDigits()
  const allowed = await db
    .transaction()
    .execute((trx) => admit(ctx, trx, key, input, { code, isFirst, ownSession }))
  if (!allowed.ok) {
    // Asked again with the picture's digits, it is one code all the same.
    if (allowed.refusal === 'captchaNeeded') await giveBackOfNetwork(limiter, 'sms', ctx.ip)
    return allowed
  }
  warnOfBudget(ctx, allowed.value)
  const answer = await sms.send({
    phone: input.phone,
    template: templates[key.scene] ?? 'loginCode',
    params: { code },
  })
  if (answer.kind !== 'ok') {
    ctx.log.warn({ code: answer.code, kind: answer.kind }, 'sms was not taken by its channel')
    if (answer.kind === 'failed')
      return refuse(answer.reason === 'tooOften' ? 'codeLimit' : 'smsFailed')
  }
  return ok({ expiresIn: codeLife / second, nextAfter: codeGap / second, needCaptcha: false })
}

/**
 * Whether a code is one of the first in this hour, of its browser: carriers put thousands behind one
 * address. Sessions cost nothing, so those of a network are counted as well, and whoever brings none
 * is known by the network alone.
 */
async function isOfTheFirst({ services, session, ip }: Ctx): Promise<boolean> {
  const { limiter, smsLimits } = services
  const { free, freeOfNetwork } = smsLimits
  if (!session) return takeOfNetwork(limiter, 'sms-first', ip, free, hour)
  if (!(await limiter.take(`sms-first:session ${session.id}`, free, hour))) return false
  return takeOfNetwork(limiter, 'sms-early', ip, freeOfNetwork, hour)
}

interface Sending {
  readonly code: string
  /** Whether it is one of the first in this hour. */
  readonly isFirst: boolean
  readonly ownSession: (ctx: Ctx) => Session
}

/**
 * Notes a code that may go out, and says how many the shop sent in this hour. Requests for one
 * phone go one after another, so that many at once are no way around the limits.
 */
async function admit(
  ctx: Ctx,
  trx: Db,
  key: CodeKey,
  answer: SendCode,
  { code, isFirst, ownSession }: Sending,
): Promise<Result<number, SendRefusal>> {
  await lockPhone(trx, key)
  const now = ctx.clock.now()
  const { free, budget } = ctx.services.smsLimits
  const sent = (await codesSince(trx, key, new Date(now - day))).map((at) => at.getTime())
  const allowed = maySend(sent, now, free)
  if (!allowed.ok) return allowed
  const thisHour = hourOf(now)
  const isCalm = budgetState(await sentInHour(trx, thisHour), budget) === 'calm'
  if (allowed.value.needCaptcha || !isFirst || !isCalm) {
    if (!answer.captchaId || !answer.captcha) return refuse('captchaNeeded')
    if (!(await isCaptchaRight(ctx, trx, answer))) return refuse('wrongCaptcha')
  }
  const count = await countSent(trx, thisHour, budget)
  if (count === undefined) return refuse('codeLimit')
  const session = ownSession(ctx)
  const held = { ...key, sessionId: session.id }
  await insertCode(trx, held, codeHash(ctx, held, code), new Date(now), new Date(now + codeLife))
  return ok(count)
}

/**
 * True once for the newest code of this phone and scene that this session asked for, within its
 * life and tries; with `keep` it is not used up yet.
 */
export async function checkCode(
  ctx: Ctx,
  phone: string,
  scene: string,
  code: string,
  keep = false,
): Promise<boolean> {
  if (!ctx.session) return false
  const key: HeldKey = { partnerId: ctx.scope.partnerId, phone, scene, sessionId: ctx.session.id }
  return consumeCode(
    ctx.services.db,
    key,
    codeHash(ctx, key, code),
    new Date(ctx.clock.now()),
    codeAttempts,
    keep,
  )
}

/**
 * Who is signed in counts as well: a code that changes an account is good for that account alone.
 */
function codeHash(ctx: Ctx, key: HeldKey, code: string): string {
  return keyedHash(
    ctx.services.hashKey,
    `${key.partnerId}:${key.phone}:${key.scene}:${code}:${key.sessionId}:${ctx.shopper?.id ?? 0}`,
  )
}
