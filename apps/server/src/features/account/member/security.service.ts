import type { BoundIdentity, DeviceSession } from '@mallard/contract/account/member/account.calls'
import type { Me } from '@mallard/contract/people/identity/identity.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import {
  endSessionOf,
  endSessions,
  findMember,
  identitiesOf,
  liveSessionsOf,
  lockMember,
  meOf,
  removeIdentities,
  sendPhoneCode,
  setPhone,
  type Owner,
} from '#features/people/identity/index.ts'
import { queueRevoking } from '#features/people/host-login/index.ts'
import { checkCode, type SendRefusal } from '#features/people/phone-code/index.ts'
import { deviceOf, placeOf } from '#platform/device-name.ts'
import { isUniqueViolation } from '#platform/db/retry.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { noteAccount } from './account-log.repo.ts'
import { mayUnbind, waysIn } from './account.rules.ts'

type Empty = Record<string, never>

export function ownerOf({ scope, shopper }: ShopperCtx): Owner {
  return { partnerId: scope.partnerId, memberId: shopper.id }
}

/** When and from where, for the log of the account. */
export function traceOf(ctx: ShopperCtx): { at: Date; ip: string } {
  return { at: new Date(ctx.clock.now()), ip: ctx.ip }
}

export async function sessionList(
  ctx: ShopperCtx,
): Promise<Result<{ list: DeviceSession[] }, never>> {
  const rows = await liveSessionsOf(ctx.services.db, ownerOf(ctx), new Date(ctx.clock.now()))
  const list = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === ctx.session?.id,
    device: deviceOf(row.user_agent),
    place: placeOf(row.ip),
    startedAt: row.created_at.getTime(),
    seenAt: row.seen_at.getTime(),
  }))
  return ok({
    list: list.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)),
  })
}

export async function sessionEnd(
  ctx: ShopperCtx,
  { id }: { id: number },
): Promise<Result<Empty, 'notFound'>> {
  const owner = ownerOf(ctx)
  const trace = traceOf(ctx)
  const isEnded = await ctx.services.db.transaction().execute(async (trx) => {
    if (!(await endSessionOf(trx, owner, id, trace.at))) return false
    await noteAccount(trx, owner, 'sessionEnded', trace)
    return true
  })
  if (!isEnded) return refuse('notFound')
  if (id === ctx.session?.id) ctx.answer.clearSession(ctx.scope.partnerId)
  return ok({})
}

export async function sessionEndAll(
  ctx: ShopperCtx,
  { keepThis }: { keepThis: boolean },
): Promise<Result<{ ended: number }, never>> {
  const owner = ownerOf(ctx)
  const trace = traceOf(ctx)
  const ended = await ctx.services.db.transaction().execute(async (trx) => {
    const count = await endSessions(
      trx,
      owner,
      trace.at,
      keepThis ? { except: ctx.session?.id } : {},
    )
    if (count > 0)
      await noteAccount(trx, owner, 'sessionsEnded', { ...trace, detail: String(count) })
    return count
  })
  if (!keepThis) ctx.answer.clearSession(ctx.scope.partnerId)
  return ok({ ended })
}

export async function identityList(
  ctx: ShopperCtx,
): Promise<Result<{ phoneMasked: string; list: BoundIdentity[] }, 'notFound'>> {
  const { services, scope, shopper } = ctx
  const [member, rows] = await Promise.all([
    findMember(services.db, scope.partnerId, shopper.id),
    identitiesOf(services.db, ownerOf(ctx)),
  ])
  if (!member) return refuse('notFound')
  const ways = waysIn(rows)
  const canUnbind = mayUnbind(member.phone, ways.length)
  return ok({
    phoneMasked: meOf(member).phoneMasked,
    list: ways.map(([row]) => ({
      id: row.id,
      type: row.type,
      boundAt: row.created_at.getTime(),
      canUnbind,
    })),
  })
}

export async function identityUnbind(
  ctx: ShopperCtx,
  { id }: { id: number },
): Promise<Result<Empty, 'notFound' | 'lastWayIn'>> {
  const owner = ownerOf(ctx)
  const trace = traceOf(ctx)
  return ctx.services.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, owner)
    const ways = waysIn(await identitiesOf(trx, owner))
    const way = ways.find((identities) => identities.some((each) => each.id === id))
    if (!member || !way) return refuse('notFound')
    if (!mayUnbind(member.phone, ways.length)) return refuse('lastWayIn')
    await queueRevoking(trx, owner, trace.at, id)
    // What is left of a WeChat would bind the rest of it again.
    const ids = way.map((each) => each.id)
    await removeIdentities(trx, owner, ids)
    await noteAccount(trx, owner, 'identityUnbound', { ...trace, detail: way[0].type })
    return ok({})
  })
}

interface PhoneCode {
  which: 'old' | 'new'
  phone?: string
  captchaId?: string
  captcha?: string
}

type Sent = Result<
  { expiresIn: number; nextAfter: number; needCaptcha: boolean },
  SendRefusal | 'phoneNeeded' | 'samePhone' | 'notFound'
>

export async function phoneCode(
  ctx: ShopperCtx,
  { which, phone, ...answer }: PhoneCode,
): Promise<Sent> {
  const member = await findMember(ctx.services.db, ctx.scope.partnerId, ctx.shopper.id)
  if (!member) return refuse('notFound')
  if (which === 'old')
    return member.phone
      ? sendPhoneCode(ctx, { phone: member.phone, scene: 'phone-old', ...answer })
      : refuse('phoneNeeded')
  if (phone === member.phone) return refuse('samePhone')
  return sendPhoneCode(ctx, { ...(phone && { phone }), scene: 'phone-new', ...answer })
}

type ChangeRefusal =
  | 'wrongCode'
  | 'wrongOldCode'
  | 'phoneTaken'
  | 'samePhone'
  | 'notFound'
  | 'tooOften'

/**
 * Both phones prove themselves; anyone who holds the account on another device has to sign in with
 * the new one.
 */
export async function changePhone(
  ctx: ShopperCtx,
  input: { phone: string; code: string; oldCode?: string },
): Promise<Result<Me, ChangeRefusal>> {
  const { services } = ctx
  const owner = ownerOf(ctx)
  if (!(await services.limiter.take(`change-phone:${owner.memberId}`, 20, 600_000)))
    return refuse('tooOften')
  const before = await findMember(services.db, owner.partnerId, owner.memberId)
  if (!before) return refuse('notFound')
  if (before.phone === input.phone) return refuse('samePhone')
  // A slip in one code must not cost the other one.
  if (before.phone && !(await checkCode(ctx, before.phone, 'phone-old', input.oldCode ?? '', true)))
    return refuse('wrongOldCode')
  if (!(await checkCode(ctx, input.phone, 'phone-new', input.code))) return refuse('wrongCode')
  if (before.phone && !(await checkCode(ctx, before.phone, 'phone-old', input.oldCode ?? '')))
    return refuse('wrongOldCode')

  const trace = traceOf(ctx)
  const isChanged = await services.db
    .transaction()
    .execute(async (trx) => {
      const member = await lockMember(trx, owner)
      if (member?.phone !== before.phone || !(await setPhone(trx, owner, input.phone))) return false
      await endSessions(trx, owner, trace.at, { except: ctx.session?.id })
      await noteAccount(trx, owner, 'phoneChanged', {
        ...trace,
        detail: meOf({ ...before, phone: input.phone }).phoneMasked,
      })
      return true
    })
    .catch((error: unknown) => {
      // Two accounts took the number in the same moment.
      if (isUniqueViolation(error)) return false
      throw error
    })
  return isChanged ? ok(meOf({ ...before, phone: input.phone })) : refuse('phoneTaken')
}
