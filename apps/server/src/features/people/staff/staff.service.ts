import type { Right } from '@mallard/contract/people/staff/rights'
import type { StaffMe, StaffRow } from '@mallard/contract/people/staff/staff.calls'
import { hour, minute, nameKey, ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { listStoresOf, storeName } from '#features/shop/store/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { isForeignKeyViolation, isUniqueViolation } from '#platform/db/retry.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { Ctx, Staff, StaffCtx } from '#platform/http/context.ts'
import { deviceOf } from '#platform/device-name.ts'
import { byPassword, hashInTurn, isOutdated } from '#platform/password.ts'
import { hashOf, randomToken, sessionToken } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { audit, changesOf } from './audit.ts'
import { knownBrowser, knownNumber } from '#platform/known-browser.ts'
import { noteStaffChange } from './independence.repo.ts'
import {
  type KnownRole,
  knownRoles,
  mayGiveRoles,
  mayTouch,
  reachOf,
  rightsIn,
  rightsOf,
} from './reach.ts'
import { spendFactorCode, takeCodeTry } from './second-factor.service.ts'
import {
  findByLogin,
  findDebt,
  findStaffById,
  findStaffSession,
  hasOwner,
  holdPassword,
  listStaff,
  lockOwners,
  rolesOf,
  saveStaff,
  setPassword,
} from './staff.repo.ts'
import {
  hasSignedIn,
  insertStaffSession,
  knowSignIns,
  revokeStaffSessions,
} from './staff-session.repo.ts'
import { giveBackOfNetwork, takeOfNetwork } from '#platform/network-limit.ts'

const sessionLife = 12 * hour

export async function findStaff(
  services: Services,
  token: string,
  scope: Scope,
): Promise<{ staff: Staff; xsrf: string } | undefined> {
  const found = await findStaffSession(
    services.db,
    hashOf(token),
    scope,
    new Date(services.clock.now()),
  )
  if (!found) return undefined
  const { id, name, session_id: sessionId, partner_id: partnerId } = found
  return {
    staff: {
      id,
      name,
      sessionId,
      partnerId,
      // Who owes something has no right anywhere until it is done.
      rights: found.owes ? [] : rightsOf(found.roles, found.own),
      rightsEverywhere: found.owes ? [] : rightsOf(found.roles_everywhere, found.own_everywhere),
      owes: found.owes ?? undefined,
    },
    xsrf: found.xsrf,
  }
}

export async function login(
  ctx: Ctx,
  { login: typed, password, code }: { login: string; password: string; code?: string },
): Promise<Result<StaffMe, SignInRefusal>> {
  // As names are kept: a phone's keyboard begins with a capital.
  const name = nameKey(typed)
  const { limiter, db, hashKey } = ctx.services
  if (!(await takeOfNetwork(limiter, 'staff', ctx.ip, 30, 10 * minute))) return refuse('tooOften')
  const person = await findByLogin(db, name)
  const known = person && knownNumber(hashKey, 'staff', person.id, ctx.answer.cookies)
  const ofPerson = known === undefined ? `staff:${name}` : `staff:${name}@${known}`
  if (!(await limiter.take(ofPerson, 10, 10 * minute))) return refuse('tooOften')
  const opened = await byPassword(
    ctx,
    password,
    () => findByLogin(db, name),
    (found) => openWithCode(ctx, found, { password, code, known }),
  )
  if (!opened) return refuse('wrongPassword')
  // What nobody looked at was no guess.
  await Promise.all([giveBackOfNetwork(limiter, 'staff', ctx.ip), limiter.giveBack(ofPerson)])
  if (!opened.ok) return opened
  if (!opened.value.ok) return opened.value
  const { owner, token, xsrf, browser } = opened.value.value
  ctx.answer.setStaff({ token, xsrf, known: knownBrowser(hashKey, 'staff', owner.id, browser) })
  return ok(await meOf(ctx, owner))
}

type Person = NonNullable<Awaited<ReturnType<typeof findByLogin>>>
type SignInRefusal = 'wrongPassword' | 'tooOften' | 'busy' | 'needsFactorCode' | 'wrongFactorCode'

interface SignIn {
  readonly password: string
  readonly code: string | undefined
  /** The number of a browser that signed this person in before: strangers' tries are not its own. */
  readonly known: string | undefined
}
interface Entry {
  readonly owner: Person
  readonly token: string
  readonly xsrf: string
  /** The number of the browser. */
  readonly browser: string
}
type Opened = Result<Entry, SignInRefusal>

/** Counts a try of the code, where there is one; what is right was none. */
async function openWithCode(ctx: Ctx, owner: Person, by: SignIn): Promise<Opened> {
  if (by.code === undefined) return openSession(ctx, owner, by)
  const giveBack = await takeCodeTry(ctx, owner.id, by.known)
  if (!giveBack) return refuse('tooOften')
  const opened = await openSession(ctx, owner, by)
  if (opened.ok) await giveBack()
  return opened
}

/** Whoever knows the password of this hash enters, unless it is another one by now. */
async function openSession(
  ctx: Ctx,
  owner: Person,
  { password, code, known }: SignIn,
): Promise<Opened> {
  // In no hurry: the next sign-in will do.
  const renewed = isOutdated(owner.hash) ? await hashInTurn(ctx, password) : undefined
  const [token, xsrf, now] = [sessionToken(), sessionToken(), ctx.clock.now()]
  const browser = known ?? randomToken()
  return transact(ctx.services.db, async (trx): Promise<Opened> => {
    await holdPassword(trx, owner.id, owner.hash)
    const factorOf = { partnerId: owner.partner_id, staffId: owner.id }
    const spent = await spendFactorCode(trx, ctx, factorOf, code)
    if (!spent.ok) return spent
    if (renewed?.ok) await setPassword(trx, owner.id, renewed.value)
    await insertStaffSession(trx, {
      tokenHash: hashOf(token),
      partnerId: owner.partner_id,
      staffId: owner.id,
      xsrf,
      ip: ctx.ip,
      device: deviceOf(ctx.userAgent),
      browser: hashOf(browser),
      isNew: known === undefined && (await hasSignedIn(trx, owner.id)),
      now: new Date(now),
      expiresAt: new Date(now + sessionLife),
    })
    return ok({ owner, token, xsrf, browser })
  })
}

export async function logout(ctx: StaffCtx): Promise<Result<Record<string, never>, never>> {
  await revokeStaffSessions(ctx.services.db, ctx.staff.id, new Date(ctx.clock.now()), {
    only: ctx.staff.sessionId,
  })
  ctx.answer.setStaff(null)
  return ok({})
}

export async function me(ctx: StaffCtx): Promise<Result<StaffMe, 'notFound'>> {
  const person = await findStaffById(ctx.services.db, ctx.staff.id)
  return person ? ok(await meOf(ctx, person)) : refuse('notFound')
}

async function meOf(
  ctx: Ctx,
  person: { id: number; partner_id: number; login: string; name: string },
): Promise<StaffMe> {
  const [owes, held, own] = await Promise.all([
    findDebt(ctx.services.db, person.id),
    rolesOf(ctx.services.db, person.id),
    listStoresOf(ctx.services.db, person.partner_id),
  ])
  return {
    id: person.id,
    login: person.login,
    name: person.name,
    owes,
    rightsEverywhere: rightsIn(held, null),
    stores: own
      .map((store) => ({
        partnerId: store.partner_id,
        storeId: store.id,
        name: storeName(store, ctx.locale),
        partnerName: localised(ctx.locale, store.partner_name, store.partner_name_en),
        rights: rightsIn(held, store.id),
      }))
      .filter((store) => store.rights.length > 0),
  }
}

/** The stores of the partner in which the caller has a right. */
export async function storesWith(ctx: StaffCtx, right: Right): Promise<number[]> {
  const { db } = ctx.services
  const [held, own] = await Promise.all([
    rolesOf(db, ctx.staff.id),
    listStoresOf(db, ctx.scope.partnerId),
  ])
  return own.map(({ id }) => id).filter((id) => rightsIn(held, id).includes(right))
}

export async function changePassword(
  ctx: StaffCtx,
  input: { current: string; next: string },
): Promise<
  Result<Record<string, never>, 'wrongCurrentPassword' | 'samePassword' | 'tooOften' | 'busy'>
> {
  const { db, limiter } = ctx.services
  if (input.next === input.current) return refuse('samePassword')
  const tries = `password:${ctx.staff.id}`
  if (!(await limiter.take(tries, 10, 10 * minute))) return refuse('tooOften')
  const find = () => findStaffById(db, ctx.staff.id)
  const changed = await byPassword(ctx, input.current, find, async (person) => {
    const next = await hashInTurn(ctx, input.next)
    if (next.ok) await replacePassword(ctx, person, next.value)
    return next
  })
  if (!changed) return refuse('wrongCurrentPassword')
  if (changed.ok && changed.value.ok) return ok({})
  await limiter.giveBack(tries)
  return refuse('busy')
}

async function replacePassword(ctx: StaffCtx, person: Person, next: string): Promise<void> {
  await ctx.services.db.transaction().execute(async (trx) => {
    await holdPassword(trx, person.id, person.hash)
    await setPassword(trx, person.id, next, false)
    const at = new Date(ctx.clock.now())
    await noteStaffChange(trx, {
      partnerId: person.partner_id,
      staffId: person.id,
      by: person.id,
      kind: 'password',
      at,
    })
    await revokeStaffSessions(trx, person.id, at, { except: ctx.staff.sessionId })
    // Whoever else knew the one before knows it no more.
    await knowSignIns(trx, person.id, { at })
    await audit(trx, ctx, 'staff.password', `staff ${person.id}`, {
      password: { before: null, after: true },
    })
  })
}

export async function list(ctx: StaffCtx): Promise<Result<StaffRow[], never>> {
  const all: StaffRow[] = await listStaff(ctx.services.db, ctx.scope.partnerId)
  if (ctx.staff.rights.includes('staff.write')) return ok(all)
  const { storeId } = ctx.scope
  const isHere = (where: number | null) => where === null || where === storeId
  // Who only adds staff below themselves sees who works where they do.
  return ok(all.filter(({ roles: held }) => held.some((role) => isHere(role.storeId))))
}

/** What the audit log tells of a member of staff. */
function recordedOf(
  { login, name, active, roles: held }: Pick<SaveInput, 'login' | 'name' | 'active' | 'roles'>,
  known: ReadonlyMap<string, KnownRole>,
) {
  // One of the shop's own by its name: that of a role which is gone says nothing any more.
  const named = held.map(({ role, storeId }) => ({ role: known.get(role)?.name ?? role, storeId }))
  return { login, name, active, roles: named }
}

type SaveInput = Omit<StaffRow, 'id'> & { id?: number; password?: string }
type SaveRefusal = 'notFound' | 'badInput' | 'forbidden' | 'loginTaken' | 'busy' | 'lastOwner'

/**
 * Writes a member of staff, under all of the brand: nobody is given other roles meanwhile, and
 * somebody is left who owns it.
 */
async function saveLocked(
  trx: Db,
  ctx: StaffCtx,
  input: SaveInput,
  passwordHash: string | undefined,
): Promise<Result<number, 'forbidden' | 'notFound' | 'lastOwner'>> {
  const { partnerId } = ctx.scope
  const now = new Date(ctx.clock.now())
  await lockOwners(trx, partnerId)
  const known = await knownRoles(trx, partnerId)
  const reach = await reachOf(trx, ctx)
  if (!mayGiveRoles(reach, known, input.roles)) return refuse('forbidden')
  const before = (await listStaff(trx, partnerId)).find((each) => each.id === input.id)
  if (input.id !== undefined && !before) return refuse('notFound')
  if (before && !(await mayTouch(trx, reach, known, before.id))) return refuse('forbidden')
  const change = { ...input, passwordHash, isGiven: true }
  const saved = await saveStaff(trx, partnerId, input.id, change, now)
  if (saved === undefined) return refuse('notFound')
  if (!(await hasOwner(trx, partnerId))) return refuse('lastOwner')
  await noteSaved(trx, ctx, saved, {
    from: before && recordedOf(before, known),
    to: recordedOf(input, known),
    hasPassword: passwordHash !== undefined,
  })
  if (!input.active || passwordHash) await revokeStaffSessions(trx, saved, now, {})
  return ok(saved)
}

type Recorded = ReturnType<typeof recordedOf>

/** Tells the person and the log what was written of them; nothing where it stood so before. */
async function noteSaved(
  trx: Db,
  ctx: StaffCtx,
  staffId: number,
  { from, to, hasPassword }: { from: Recorded | undefined; to: Recorded; hasPassword: boolean },
): Promise<void> {
  const { partnerId } = ctx.scope
  const at = new Date(ctx.clock.now())
  const changed = changesOf(from ?? {}, to)
  const changeOrPassword = hasPassword ? 'password' : 'change'
  const kind = from ? changeOrPassword : 'create'
  if (hasPassword || Object.keys(changed).length > 0)
    await noteStaffChange(trx, { partnerId, staffId, by: ctx.staff.id, kind, at })
  await audit(trx, ctx, 'staff.save', `staff ${staffId}`, {
    ...changed,
    // That it was set, never what it is: with another's password one works in their name.
    ...(hasPassword && { password: { before: null, after: true } }),
  })
}

export async function save(
  ctx: StaffCtx,
  input: SaveInput,
): Promise<Result<StaffRow, SaveRefusal>> {
  const { db } = ctx.services
  if (input.id === undefined && !input.password)
    return refuse('badInput', { field: '请设置初始密码' })
  // One's own password takes the one before: a session that was left open is not enough.
  if (input.id === ctx.staff.id && (!input.active || input.password)) return refuse('forbidden')
  const hash = input.password ? await hashInTurn(ctx, input.password) : ok(undefined)
  if (!hash.ok) return hash
  try {
    const saved = await transact(db, (trx) => saveLocked(trx, ctx, input, hash.value))
    if (!saved.ok) return saved
    const row = (await listStaff(db, ctx.scope.partnerId)).find(({ id }) => id === saved.value)
    return row ? ok(row) : refuse('notFound')
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('loginTaken')
    if (isForeignKeyViolation(error)) return refuse('badInput', { field: '门店或角色不存在' })
    throw error
  }
}
