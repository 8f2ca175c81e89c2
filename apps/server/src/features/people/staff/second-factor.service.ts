import type {
  FactorTeam,
  RecoveryCodes,
  SecondFactor,
} from '@mallard/contract/people/staff/second-factor.calls'
import { day, minute, ok, refuse, type Result } from '@mallard/kernel'
import { listStoresOf } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, StaffCtx } from '#platform/http/context.ts'
import { localised } from '#platform/locale.rules.ts'
import { byPassword } from '#platform/password.ts'
import { keyedHash, randomText, seal, unseal } from '#platform/secrets.ts'
import { lockStaff } from './alone.repo.ts'
import { audit, changesOf } from './audit.ts'
import { noteStaffChange } from './independence.repo.ts'
import { clearLetters } from './new-password.ts'
import { isOwner, knownRoles, mayTouch, reachOf } from './reach.ts'
import {
  deleteFactor,
  factorHolders,
  type FactorOwner,
  findFactor,
  findFactorRule,
  recoveryCodesLeft,
  spendRecoveryCode,
  spendStep,
  writeFactor,
  writeFactorRule,
  writeRecoveryCodes,
} from './second-factor.repo.ts'
import { findStaffById, holdPassword, isStaffOf, lockOwners, rolesOf } from './staff.repo.ts'
import { revokeStaffSessions } from './staff-session.repo.ts'
import { authenticatorUri, newSecret, stepOfCode } from './totp.rules.ts'

const purpose = 'staff-factor'
/** How long a secret that was shown waits for its first code. */
const setupTime = 15 * minute

type CodeRefusal = 'needsFactorCode' | 'wrongFactorCode'

/**
 * Uses a code up, in the transaction of what it is for: of the authenticator, or a recovery code.
 * Where nothing is set up, none is asked for.
 */
export async function spendFactorCode(
  trx: Db,
  { services: { hashKey }, clock }: Pick<Ctx, 'services' | 'clock'>,
  owner: FactorOwner,
  code: string | undefined,
): Promise<Result<undefined, CodeRefusal>> {
  const factor = await findFactor(trx, owner)
  if (!factor) return ok(undefined)
  if (code === undefined) return refuse('needsFactorCode')
  const now = clock.now()
  if (code.length > 6) {
    const hash = recoveryHash(hashKey, owner, code)
    const isSpent = await spendRecoveryCode(trx, owner, hash, new Date(now))
    return isSpent ? ok(undefined) : refuse('wrongFactorCode')
  }
  const secret = unseal(hashKey, purpose, factor.sealed)
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now)
  const isSpent = step !== undefined && (await spendStep(trx, owner, step))
  return isSpent ? ok(undefined) : refuse('wrongFactorCode')
}

/**
 * Counts a try of a code; what it answers takes the try back. Three codes hold at a time: so many
 * tries find one in no man's life. A browser that was in before has tries of its own, so that
 * strangers do not use them up; how many such browsers there are helps nobody.
 */
export async function takeCodeTry(
  { services: { limiter } }: Pick<Ctx, 'services'>,
  staffId: number,
  browser = '',
): Promise<(() => Promise<void>) | undefined> {
  const limits = [
    [`factor:${staffId}@${browser}`, 5, 10 * minute],
    [`factor-day:${staffId}@${browser}`, 50, day],
    [`factor-all:${staffId}`, 500, day],
  ] as const
  for (const [key, most, within] of limits)
    if (!(await limiter.take(key, most, within))) return undefined
  return async () => {
    await Promise.all(limits.map(([key]) => limiter.giveBack(key)))
  }
}

export async function mine(ctx: StaffCtx): Promise<Result<SecondFactor, never>> {
  const { db } = ctx.services
  const [factor, codesLeft, isNeeded] = await Promise.all([
    findFactor(db, ownerOf(ctx)),
    recoveryCodesLeft(db, ownerOf(ctx)),
    isNeededOf(db, ctx),
  ])
  return ok({ since: factor?.since.getTime() ?? null, codesLeft, isNeeded })
}

/** Whether the owner asks for one of who asks. */
async function isNeededOf(db: Db, { staff }: StaffCtx): Promise<boolean> {
  const { everybody, roles } = await findFactorRule(db, staff.partnerId)
  if (everybody || roles.length === 0) return everybody
  return (await rolesOf(db, staff.id)).some(({ role }) => roles.includes(role))
}

interface Proof {
  readonly password: string
  readonly code?: string | undefined
}
type ProofRefusal = 'wrongCurrentPassword' | 'tooOften' | 'busy' | CodeRefusal

/** Does something for who knows the password and, where one is set up, has the authenticator. */
async function proven<T>(
  ctx: StaffCtx,
  { password, code }: Proof,
  work: (trx: Db) => Promise<T>,
): Promise<Result<T, ProofRefusal>> {
  const { db, limiter } = ctx.services
  const tries = `password:${ctx.staff.id}`
  if (!(await limiter.take(tries, 10, 10 * minute))) return refuse('tooOften')
  const find = () => findStaffById(db, ctx.staff.id)
  const done = await byPassword(ctx, password, find, async ({ hash }) => {
    const giveBack = code === undefined ? undefined : await takeCodeTry(ctx, ctx.staff.id)
    if (code !== undefined && !giveBack) return refuse('tooOften')
    const worked = await transact(db, async (trx): Promise<Result<T, ProofRefusal>> => {
      await holdPassword(trx, ctx.staff.id, hash)
      const spent = await spendFactorCode(trx, ctx, ownerOf(ctx), code)
      return spent.ok ? ok(await work(trx)) : spent
    })
    if (worked.ok) await giveBack?.()
    return worked
  })
  if (!done) return refuse('wrongCurrentPassword')
  await limiter.giveBack(tries)
  return done.ok ? done.value : done
}

/** What a secret waits with for its first code; only its owner gets it, and only for a while. */
interface Ticket {
  readonly staffId: number
  readonly secret: string
  readonly codes: readonly string[]
  readonly until: number
  /** When that was set up which was there; it took a code of it to come by this ticket. */
  readonly insteadOf: number | null
}

export async function begin(
  ctx: StaffCtx,
  proof: Proof,
): Promise<Result<{ secret: string; uri: string; ticket: string }, ProofRefusal>> {
  const { db, hashKey } = ctx.services
  const person = await findStaffById(db, ctx.staff.id)
  const [store] = await listStoresOf(db, ctx.staff.partnerId)
  const issuer = store
    ? localised(ctx.locale, store.partner_name, store.partner_name_en)
    : 'Mallard'
  return proven(ctx, proof, async (trx) => {
    const secret = newSecret()
    const ticket: Ticket = {
      staffId: ctx.staff.id,
      secret,
      codes: newRecoveryCodes(),
      until: ctx.clock.now() + setupTime,
      insteadOf: sinceOf(await findFactor(trx, ownerOf(ctx))),
    }
    return {
      secret,
      uri: authenticatorUri(secret, issuer, person?.login ?? ctx.staff.name),
      ticket: seal(hashKey, `${purpose}-ticket`, JSON.stringify(ticket)),
    }
  })
}

/** Sent again with the same code it answers the same: the ticket holds what is shown. */
export async function confirm(
  ctx: StaffCtx,
  { ticket: given, code }: { ticket: string; code: string },
): Promise<Result<RecoveryCodes, 'factorTicketOver' | 'wrongFactorCode' | 'tooOften'>> {
  const { db, hashKey } = ctx.services
  const owner = ownerOf(ctx)
  const opened = unseal(hashKey, `${purpose}-ticket`, given)
  const ticket = opened === undefined ? undefined : (JSON.parse(opened) as Ticket)
  const now = ctx.clock.now()
  if (!ticket || ticket.staffId !== ctx.staff.id || ticket.until <= now)
    return refuse('factorTicketOver')
  const giveBack = await takeCodeTry(ctx, ctx.staff.id)
  if (!giveBack) return refuse('tooOften')
  const step = stepOfCode(ticket.secret, code, now)
  if (step === undefined) return refuse('wrongFactorCode')
  await giveBack()
  return transact(db, async (trx): Promise<Result<RecoveryCodes, 'factorTicketOver'>> => {
    // A sign-in without a code waits here, or its session ends with the others.
    await lockStaff(trx, owner.partnerId, owner.staffId)
    const before = await findFactor(trx, owner)
    if (before && unseal(hashKey, purpose, before.sealed) === ticket.secret)
      return ok(shownCodes(ticket.codes))
    // Another was set up, or taken away, since: nobody changes what they did not prove.
    if (sinceOf(before) !== ticket.insteadOf) return refuse('factorTicketOver')
    const sealed = seal(hashKey, purpose, ticket.secret)
    await writeFactor(trx, owner, { sealed, step, since: new Date(now) })
    const hashes = ticket.codes.map((each) => recoveryHash(hashKey, owner, each))
    await writeRecoveryCodes(trx, owner, hashes)
    await revokeStaffSessions(trx, ctx.staff.id, new Date(now), { except: ctx.staff.sessionId })
    await audit(trx, ctx, 'staff.factor', `staff ${ctx.staff.id}`, {
      factor: { before: before !== undefined, after: true },
    })
    return ok(shownCodes(ticket.codes))
  })
}

/** New ones where a second factor is set up; none where there is not. */
export async function codes(
  ctx: StaffCtx,
  proof: Proof,
): Promise<Result<RecoveryCodes, ProofRefusal>> {
  const owner = ownerOf(ctx)
  return proven(ctx, proof, async (trx) => {
    if (!(await findFactor(trx, owner))) return { codes: [] }
    const fresh = newRecoveryCodes()
    const hashes = fresh.map((each) => recoveryHash(ctx.services.hashKey, owner, each))
    await writeRecoveryCodes(trx, owner, hashes)
    await audit(trx, ctx, 'staff.factorCodes', `staff ${owner.staffId}`, {
      recoveryCodes: { before: null, after: fresh.length },
    })
    return shownCodes(fresh)
  })
}

export async function off(
  ctx: StaffCtx,
  proof: Proof,
): Promise<Result<SecondFactor, ProofRefusal | 'factorNeeded'>> {
  if (await isNeededOf(ctx.services.db, ctx)) return refuse('factorNeeded')
  const owner = ownerOf(ctx)
  const done = await proven(ctx, proof, async (trx) => {
    if (!(await deleteFactor(trx, owner))) return
    await audit(trx, ctx, 'staff.factorOff', `staff ${owner.staffId}`, {
      factor: { before: true, after: false },
    })
  })
  return done.ok ? mine(ctx) : done
}

export async function team(ctx: StaffCtx): Promise<Result<FactorTeam, never>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const [holders, { roles, ...rule }, known] = await Promise.all([
    factorHolders(db, partnerId),
    findFactorRule(db, partnerId),
    knownRoles(db, partnerId),
  ])
  return ok({
    holders,
    ...rule,
    roles: roles.filter((role) => known.has(role)),
    canSave: isOwner(ctx),
  })
}

type RuleInput = Pick<FactorTeam, 'everybody' | 'roles' | 'version'>

/** Nobody asks of others what they have not done: a rule must not keep its owner out. */
export async function saveRule(
  ctx: StaffCtx,
  { version, everybody, roles: wanted }: RuleInput,
): Promise<Result<FactorTeam, 'ownerOnly' | 'needsOwnFactor' | 'versionConflict'>> {
  if (!isOwner(ctx)) return refuse('ownerOnly')
  const { partnerId } = ctx.scope
  const known = await knownRoles(ctx.services.db, partnerId)
  const roles = [...known.keys()].filter((role) => wanted.includes(role))
  type Saved = Result<undefined, 'needsOwnFactor' | 'versionConflict'>
  const saved = await transact(ctx.services.db, async (trx): Promise<Saved> => {
    if ((everybody || roles.length > 0) && !(await findFactor(trx, ownerOf(ctx))))
      return refuse('needsOwnFactor')
    const { version: current, ...before } = await findFactorRule(trx, partnerId)
    const named = (keys: readonly string[]) => keys.map((key) => known.get(key)?.name ?? key)
    const changes = changesOf(
      { ...before, roles: named(before.roles) },
      { everybody, roles: named(roles) },
    )
    if (Object.keys(changes).length === 0) return ok(undefined)
    const at = new Date(ctx.clock.now())
    const rule = { everybody, roles, version }
    if (current !== version || !(await writeFactorRule(trx, partnerId, rule, at)))
      return refuse('versionConflict')
    await audit(trx, ctx, 'staff.factorRule', 'factorRule', changes)
    return ok(undefined)
  })
  return saved.ok ? team(ctx) : saved
}

/** One's own is turned off by who has it: a session that was left open is not enough. */
export async function reset(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<Record<string, never>, 'notFound' | 'forbidden'>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (id === ctx.staff.id) return refuse('forbidden')
  if (!(await isStaffOf(db, partnerId, id))) return refuse('notFound')
  return transact(db, async (trx): Promise<Result<Record<string, never>, 'forbidden'>> => {
    // Nobody is given other roles meanwhile.
    await lockOwners(trx, partnerId)
    const [reach, known] = [await reachOf(trx, ctx), await knownRoles(trx, partnerId)]
    if (!(await mayTouch(trx, reach, known, id))) return refuse('forbidden')
    if (!(await deleteFactor(trx, { partnerId, staffId: id }))) return ok({})
    const at = new Date(ctx.clock.now())
    await noteStaffChange(trx, { partnerId, staffId: id, by: ctx.staff.id, kind: 'change', at })
    await revokeStaffSessions(trx, id, at, {})
    await audit(trx, ctx, 'staff.factorReset', `staff ${id}`, {
      factor: { before: true, after: false },
    })
    return ok({})
  })
}

const ownerOf = ({ staff }: StaffCtx): FactorOwner => ({
  partnerId: staff.partnerId,
  staffId: staff.id,
})

const sinceOf = (factor: { readonly since: Date } | undefined): number | null =>
  factor?.since.getTime() ?? null

const recoveryHash = (hashKey: string, { staffId }: FactorOwner, code: string) =>
  keyedHash(hashKey, `staff-recovery ${staffId} ${code}`)

/** About fifty bits each: as good as a password that a computer made. */
const newRecoveryCodes = () => Array.from({ length: 10 }, () => randomText(10, clearLetters))

/** In two groups, as they are easier to copy. */
const shownCodes = (held: readonly string[]): RecoveryCodes => ({
  codes: held.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
})
