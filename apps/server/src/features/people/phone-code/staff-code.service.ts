import { day, hour, ok, refuse, second, type Result } from '@mallard/kernel'
import type { SmsTemplate } from '@mallard/providers/sms'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { keyedHash, sixDigits } from '#platform/secrets.ts'
import { warnOfBudget } from './code-budget.service.ts'
import { codeAttempts, codeGap, codeLife, hourOf, maySend } from './code.rules.ts'
import {
  codesSince,
  consumeCode,
  countSent,
  insertCode,
  lockPhone,
  spendCode,
  type HeldKey,
} from './code.repo.ts'
import type { SendRefusal, Sent } from './code.service.ts'

/** Codes that one member of staff may ask for in an hour, to whichever phones. */
const perPerson = 20

/** `staffPhone` proves a phone; `approval` goes to one that was proven. */
export type StaffScene = 'staffPhone' | 'approval'

const templates: Readonly<Record<StaffScene, SmsTemplate>> = {
  staffPhone: 'bindCode',
  approval: 'approvalCode',
}

/** A code of staff belongs to the person, in whichever session they are. */
const keyOf = ({ staff }: StaffCtx, phone: string, scene: StaffScene): HeldKey => ({
  partnerId: staff.partnerId,
  phone,
  scene: `${scene} ${staff.id}`,
  sessionId: null,
})

const hashOf = ({ services }: StaffCtx, { partnerId, phone, scene }: HeldKey, code: string) =>
  keyedHash(services.hashKey, `${partnerId}:${phone}:${scene}:${code}:staff`)

/** Sends a code that is good for this member of staff alone, within what any phone may be sent. */
export async function sendStaffCode(
  ctx: StaffCtx,
  phone: string,
  scene: StaffScene,
): Promise<Result<Sent, SendRefusal>> {
  const { db, sms, limiter } = ctx.services
  if (!sms) return refuse('textsOff')
  if (!(await limiter.take(`staff-code:${ctx.staff.id}`, perPerson, hour)))
    return refuse('codeLimit')
  const code = sixDigits()
  const key = keyOf(ctx, phone, scene)
  const admitted = await db.transaction().execute((trx) => admit(trx, ctx, key, code))
  if (!admitted.ok) return admitted
  warnOfBudget(ctx, admitted.value)
  const answer = await sms.send({ phone, template: templates[scene], params: { code } })
  if (answer.kind !== 'ok') {
    ctx.log.warn({ code: answer.code, kind: answer.kind }, 'sms was not taken by its channel')
    if (answer.kind === 'failed')
      return refuse(answer.reason === 'tooOften' ? 'codeLimit' : 'smsFailed')
  }
  return ok({ expiresIn: codeLife / second, nextAfter: codeGap / second, needCaptcha: false })
}

/** Notes a code that may go out, and says how many the shop sent in this hour. */
async function admit(
  trx: Db,
  ctx: StaffCtx,
  key: HeldKey,
  code: string,
): Promise<Result<number, SendRefusal>> {
  await lockPhone(trx, key)
  const now = ctx.clock.now()
  const sent = (await codesSince(trx, key, new Date(now - day))).map((at) => at.getTime())
  const allowed = maySend(sent, now, Infinity)
  if (!allowed.ok) return allowed
  const count = await countSent(trx, hourOf(now), ctx.services.smsLimits.budget)
  if (count === undefined) return refuse('codeLimit')
  await insertCode(trx, key, hashOf(ctx, key, code), new Date(now), new Date(now + codeLife))
  return ok(count)
}

/** Whether a code is the newest of this person; each look counts as a try, and uses none up. */
export function tryStaffCode(
  ctx: StaffCtx,
  phone: string,
  scene: StaffScene,
  code: string,
): Promise<boolean> {
  const key = keyOf(ctx, phone, scene)
  const now = new Date(ctx.clock.now())
  return consumeCode(ctx.services.db, key, hashOf(ctx, key, code), now, codeAttempts, true)
}

/** Uses a code up, in the transaction of what it is for: true for one of those that bring it. */
export function spendStaffCode(
  trx: Db,
  ctx: StaffCtx,
  phone: string,
  scene: StaffScene,
  code: string,
): Promise<boolean> {
  const key = keyOf(ctx, phone, scene)
  return spendCode(trx, key, hashOf(ctx, key, code), new Date(ctx.clock.now()))
}
