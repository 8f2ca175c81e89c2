import type { Me } from '@mallard/contract/people/identity/identity.fields'
import type { AccountMatter } from '@mallard/contract/account/member/account.calls'
import { ok, refuse, scopeText, type Result } from '@mallard/kernel'
import {
  beginCancelling,
  endSessions,
  findMember,
  lockMember,
  memberStatus,
  meOf,
  sendPhoneCode,
  stopCancelling,
  type Owner,
} from '#features/people/identity/index.ts'
import { queueRevoking } from '#features/people/host-login/index.ts'
import { checkCode, type SendRefusal } from '#features/people/phone-code/index.ts'
import { closeHoldings } from '#features/pricing/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { dequeue } from '#platform/jobs/enqueue.ts'
import type { MatterQuery, PersonalDataRegister } from '#platform/personal-data.ts'
import type { Services } from '#platform/services.ts'
import { noteAccount } from './account-log.repo.ts'
import { coolingDays, coolingTime } from './account.rules.ts'
import { anonymiseKey, queueAnonymising } from './member.jobs.ts'
import { countMatter, forgetRows } from './personal-data.repo.ts'
import { ownerOf, traceOf } from './security.service.ts'

interface CancelCheck {
  canCancel: boolean
  blocks: AccountMatter[]
  losses: AccountMatter[]
  coolingDays: number
}

interface View {
  now: Date
  isEnglish: boolean
  scope: string
}

function viewOf(ctx: Ctx): View {
  return {
    now: new Date(ctx.clock.now()),
    isEnglish: ctx.locale === 'en',
    scope: scopeText(ctx.scope),
  }
}

async function mattersOf(
  db: Db,
  queries: readonly MatterQuery[],
  owner: Owner,
  view: View,
): Promise<AccountMatter[]> {
  const matters: AccountMatter[] = []
  for (const query of queries) {
    const count = await countMatter(db, query, owner, view.now)
    if (count > 0)
      matters.push({
        code: query.code,
        text: query.text[view.isEnglish ? 1 : 0],
        count,
        link: query.link.replace('{p}-{s}', view.scope),
      })
  }
  return matters
}

export async function checkCancel(
  ctx: ShopperCtx,
  register: PersonalDataRegister,
): Promise<Result<CancelCheck, never>> {
  const owner = ownerOf(ctx)
  const view = viewOf(ctx)
  const blocks = await mattersOf(ctx.services.db, register.blocks, owner, view)
  const losses = await mattersOf(ctx.services.db, register.losses, owner, view)
  return ok({ canCancel: blocks.length === 0, blocks, losses, coolingDays })
}

interface CaptchaAnswer {
  captchaId?: string
  captcha?: string
}

type Sent = Result<
  { expiresIn: number; nextAfter: number; needCaptcha: boolean },
  SendRefusal | 'phoneNeeded' | 'notFound'
>

export async function cancelSms(ctx: ShopperCtx, answer: CaptchaAnswer): Promise<Sent> {
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id)
  if (!member) return refuse('notFound')
  return member.phone
    ? sendPhoneCode(ctx, { phone: member.phone, scene: 'cancel', ...answer })
    : refuse('phoneNeeded')
}

type CancelRefusal = 'notFound' | 'phoneNeeded' | 'wrongCode' | 'cannotCancel' | 'tooOften'

export async function cancelMember(
  ctx: ShopperCtx,
  register: PersonalDataRegister,
  { reason, phoneCode }: { reason: string; phoneCode: string },
): Promise<Result<{ status: 2; finalAt: number }, CancelRefusal>> {
  const owner = ownerOf(ctx)
  const { db, limiter } = ctx.services
  if (!(await limiter.take(`cancel:${owner.partnerId}:${owner.memberId}`, 20, 600_000)))
    return refuse('tooOften')
  const member = await findMember(db, owner.partnerId, owner.memberId)
  if (!member) return refuse('notFound')
  if (!member.phone) return refuse('phoneNeeded')
  // Asked twice with one code: the second finds it done, and says so.
  if (member.status === memberStatus.cancelling && member.cancel_at)
    return ok({ status: 2, finalAt: member.cancel_at.getTime() })
  if (!(await checkCode(ctx, member.phone, 'cancel', phoneCode))) return refuse('wrongCode')

  const result = await beginEnding(ctx, register, owner, { ...traceOf(ctx), reason })
  if (!result.ok) return result
  ctx.answer.clearSession(ctx.scope.partnerId)
  return ok({ status: 2, finalAt: result.value })
}

interface Ending {
  readonly at: Date
  readonly ip: string
  readonly reason: string
  /** Told in the same transaction, once. */
  readonly onBegun?: (trx: Db, finalAt: Date) => Promise<void>
}

/** Signs a member out everywhere and lets the cooling time begin; when the account ends. */
export async function beginEnding(
  ctx: Ctx,
  register: PersonalDataRegister,
  owner: Owner,
  { at, ip, reason, onBegun }: Ending,
): Promise<Result<number, 'notFound' | 'cannotCancel'>> {
  const finalAt = new Date(at.getTime() + coolingTime)
  return ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Result<number, 'notFound' | 'cannotCancel'>> => {
      const member = await lockMember(trx, owner)
      if (!member || member.status === memberStatus.cancelled) return refuse('notFound')
      if (member.cancel_at) return ok(member.cancel_at.getTime())
      const [block] = await mattersOf(trx, register.blocks, owner, viewOf(ctx))
      if (block) return refuse('cannotCancel', { text: block.text })
      await beginCancelling(trx, owner, reason, finalAt)
      await endSessions(trx, owner, at)
      await queueAnonymising(trx, owner, finalAt)
      await noteAccount(trx, owner, 'cancelAsked', { at, ip, detail: reason })
      await onBegun?.(trx, finalAt)
      return ok(finalAt.getTime())
    })
}

/** Ends an account that nobody ever used, without a cooling time. */
export async function endUnused(trx: Db, owner: Owner, detail: string, at: Date): Promise<void> {
  await beginCancelling(trx, owner, detail, at)
  await queueAnonymising(trx, owner, at)
  await noteAccount(trx, owner, 'cancelAsked', { at, detail })
}

/** Repeatable: an account that is not being cancelled is simply kept. */
export async function takeBack(ctx: ShopperCtx): Promise<Result<Me, 'notFound'>> {
  const owner = ownerOf(ctx)
  const trace = traceOf(ctx)
  await ctx.services.db.transaction().execute(async (trx) => {
    if (!(await stopCancelling(trx, owner))) return
    await dequeue(trx, 'member.anonymise', anonymiseKey(owner))
    await noteAccount(trx, owner, 'cancelTakenBack', trace)
  })
  const member = await findMember(ctx.services.db, owner.partnerId, owner.memberId)
  return member ? ok(meOf(member)) : refuse('notFound')
}

/**
 * The end of the cooling time: makes the account anonymous, or calls it off where something came up
 * in the meantime.
 */
export async function endAccount(
  { db, clock }: Services,
  register: PersonalDataRegister,
  owner: Owner,
): Promise<{ again: number } | void> {
  const at = new Date(clock.now())
  return db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, owner)
    if (!member?.cancel_at || member.status === memberStatus.cancelled) return
    if (member.cancel_at > at) return { again: member.cancel_at.getTime() }
    const [block] = await mattersOf(trx, register.blocks, owner, {
      now: at,
      isEnglish: false,
      scope: '',
    })
    if (block) {
      await stopCancelling(trx, owner)
      await noteAccount(trx, owner, 'cancelCalledOff', { at, detail: block.code })
      return
    }
    await endSessions(trx, owner, at)
    await closeHoldings(trx, owner, at)
    await queueRevoking(trx, owner, at)
    for (const table of register.held) await forgetRows(trx, table, owner)
    await noteAccount(trx, owner, 'anonymised', { at })
  })
}
