import { minute, refuse, type Result } from '@mallard/kernel'
import {
  endSessions,
  enterByPhone,
  type GivenConsent,
  type OnJoin,
  type Owner,
  type SignedInByPhone,
} from '#features/people/identity/index.ts'
import { checkCode } from '#features/people/phone-code/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx } from '#platform/http/context.ts'
import { knownNumber } from '#platform/known-browser.ts'
import { giveBackOfNetwork, takeOfNetwork } from '#platform/network-limit.ts'
import { byPassword, hashInTurn } from '#platform/password.ts'
import type { Services } from '#platform/services.ts'
import { isWeakPassword } from './weak-passwords.ts'
import { findByPhone, findPassword, holdPassword, savePassword } from './password.repo.ts'

/** Wrong ones of an account, and of a browser that it is known to, in ten minutes. */
const maxTries = 10

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
    'busy' | 'tooOften' | 'passwordPaused' | 'wrongPassword' | 'accountFrozen' | 'accountClosing'
  >
> {
  const { limiter, db, hashKey } = ctx.services
  const { partnerId } = ctx.scope
  if (!(await takeOfNetwork(limiter, 'login', ctx.ip, 30, 10 * minute))) return refuse('tooOften')
  const person = await findByPhone(db, partnerId, phone)
  const known = person && knownNumber(hashKey, 'member', person.id, ctx.answer.cookies)
  const tries = `password:${partnerId}:${phone}${known === undefined ? '' : `@${known}`}`
  if (!(await limiter.take(tries, maxTries, 10 * minute))) return refuse('passwordPaused')
  const find = () => findByPhone(db, partnerId, phone)
  const entered = await byPassword(ctx, password, find, ({ hash }) =>
    enterByPhone(ctx, onJoin, phone, {
      consents,
      hold: (trx, owner) => holdPassword(trx, owner, hash),
    }),
  )
  if (!entered) return refuse('wrongPassword')
  // What nobody looked at was no guess.
  await Promise.all([giveBackOfNetwork(limiter, 'login', ctx.ip), limiter.giveBack(tries)])
  return entered.ok ? entered.value : entered
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
    'busy' | 'tooOften' | 'passwordWeak' | 'wrongCode' | 'accountFrozen' | 'accountClosing'
  >
> {
  const { limiter } = ctx.services
  if (!(await takeOfNetwork(limiter, 'login', ctx.ip, 30, 10 * minute))) return refuse('tooOften')
  if (await isWeakPassword(password, phone)) return refuse('passwordWeak')
  // Before the code, which is good once.
  const hash = await hashInTurn(ctx, password)
  if (hash.ok && !(await checkCode(ctx, phone, 'login', code))) return refuse('wrongCode')
  await giveBackOfNetwork(limiter, 'login', ctx.ip)
  if (!hash.ok) return hash
  return enterByPhone(ctx, onJoin, phone, {
    consents,
    onEnter: (owner) => setPassword(ctx, owner, hash.value, note),
  })
}

/**
 * Makes the password of this hash the one of now, and signs out every device but this one. `from`:
 * the hash that has to be the one of now.
 */
export async function setPassword(
  ctx: Ctx,
  owner: Owner,
  hash: string,
  note: NotePassword,
  from?: string,
): Promise<void> {
  const now = new Date(ctx.clock.now())
  const except = ctx.shopper?.id === owner.memberId ? ctx.session?.id : undefined
  await ctx.services.db.transaction().execute(async (trx) => {
    if (from !== undefined) await holdPassword(trx, owner, from)
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

/** Sets the password of this hash in place of the one of now; undefined unless that is `current`. */
export async function replacePassword(
  ctx: Ctx,
  owner: Owner,
  current: string,
  hash: string,
  note: NotePassword,
): Promise<Result<void, 'busy'> | undefined> {
  const find = () => findPassword(ctx.services.db, owner)
  return byPassword(ctx, current, find, (from) => setPassword(ctx, owner, hash, note, from.hash))
}
