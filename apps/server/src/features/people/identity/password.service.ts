import { minute, refuse, type Result } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { knownNumber } from '#platform/known-browser.ts'
import { giveBackOfNetwork, takeOfNetwork } from '#platform/network-limit.ts'
import { hashPassword, isPassword } from '#platform/password.ts'
import type { Services } from '#platform/services.ts'
import { endSessions, type Owner } from './account.repo.ts'
import { checkCode } from './code.service.ts'
import { isWeakPassword } from './weak-passwords.ts'
import type { GivenConsent } from './consent.repo.ts'
import { enterByPhone, type OnJoin, type SignedInByPhone } from './identity.service.ts'
import { findByPhone, findPassword, savePassword } from './password.repo.ts'

/** Compared with where there is none, so that all answers take as long. */
const nobody = hashPassword('nobody has this password')

/** Wrong ones of an account, and of a browser that it is known to, in ten minutes. */
const mostTries = 10

/**
 * Writes down in the account's own log that its password is another one; another feature keeps it.
 */
export type NotePassword = (trx: Db, owner: Owner, at: Date, ip: string) => Promise<void>

interface ByPassword {
  readonly phone: string
  readonly password: string
  readonly consents?: readonly GivenConsent[] | undefined
}

/**
 * Signs in by phone and password. Wrong passwords of strangers stop each other for a while, but
 * neither a browser that signed the member in before, nor the way in by code: nobody can keep a
 * member out.
 */
export async function loginByPassword(
  ctx: Ctx,
  onJoin: OnJoin,
  { phone, password, consents }: ByPassword,
): Promise<
  Result<
    SignedInByPhone,
    'tooOften' | 'passwordPaused' | 'wrongPassword' | 'accountFrozen' | 'accountClosing'
  >
> {
  const { limiter, db, hashKey } = ctx.services
  const { partnerId } = ctx.scope
  if (!(await takeOfNetwork(limiter, 'login', ctx.ip, 30, 10 * minute))) return refuse('tooOften')
  const person = await findByPhone(db, partnerId, phone)
  const known = person && knownNumber(hashKey, 'member', person.id, ctx.answer.cookie)
  const tries = `password:${partnerId}:${phone}${known === undefined ? '' : `@${known}`}`
  if (!(await limiter.take(tries, mostTries, 10 * minute))) return refuse('passwordPaused')
  const isRight = await isPassword(password, person?.hash ?? (await nobody))
  if (!person?.hash || !isRight) return refuse('wrongPassword')
  await Promise.all([giveBackOfNetwork(limiter, 'login', ctx.ip), limiter.giveBack(tries)])
  return enterByPhone(ctx, onJoin, phone, consents)
}

/**
 * Sets a forgotten password. The code that signs in proves as much as any other; all devices have
 * to sign in again.
 */
export async function resetPassword(
  ctx: Ctx,
  onJoin: OnJoin,
  note: NotePassword,
  { phone, code, password, consents }: ByPassword & { readonly code: string },
): Promise<
  Result<
    SignedInByPhone,
    'tooOften' | 'passwordWeak' | 'wrongCode' | 'accountFrozen' | 'accountClosing'
  >
> {
  const { limiter } = ctx.services
  if (!(await takeOfNetwork(limiter, 'login', ctx.ip, 30, 10 * minute))) return refuse('tooOften')
  if (await isWeakPassword(password, phone)) return refuse('passwordWeak')
  if (!(await checkCode(ctx, phone, 'login', code))) return refuse('wrongCode')
  await giveBackOfNetwork(limiter, 'login', ctx.ip)
  return enterByPhone(ctx, onJoin, phone, consents, (owner) =>
    setPassword(ctx, owner, password, note),
  )
}

/** Makes it the password of now, and signs out every device but this one. */
export async function setPassword(
  ctx: Ctx,
  owner: Owner,
  password: string,
  note: NotePassword,
): Promise<void> {
  const hash = await hashPassword(password)
  const now = new Date(ctx.clock.now())
  const except = ctx.shopper?.id === owner.memberId ? ctx.session?.id : undefined
  await ctx.services.db.transaction().execute(async (trx) => {
    await savePassword(trx, owner, hash, now)
    await endSessions(trx, owner, now, { except })
    await note(trx, owner, now, ctx.ip)
  })
}

export async function passwordOf(
  { db }: Pick<Services, 'db'>,
  owner: Owner,
): Promise<{ isSet: boolean; changedAt: number | null }> {
  const stored = await findPassword(db, owner)
  return { isSet: stored !== undefined, changedAt: stored?.changedAt.getTime() ?? null }
}

export async function isPasswordOf(
  { db }: Pick<Services, 'db'>,
  owner: Owner,
  password: string,
): Promise<boolean> {
  const stored = await findPassword(db, owner)
  const isRight = await isPassword(password, stored?.hash ?? (await nobody))
  return stored !== undefined && isRight
}
