import type { ApprovalKind } from '@mallard/contract/people/staff/approval.codes'
import { approvalKinds } from '@mallard/contract/people/staff/approval.codes'
import type { ApprovalRule, ApprovalRules } from '@mallard/contract/people/staff/approval.calls'
import type { ErrorName } from '@mallard/contract/errors'
import type { Role } from '@mallard/contract/people/staff/rights'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import {
  sendStaffCode,
  tryStaffCode,
  spendStaffCode,
  type StaffScene,
} from '#features/people/phone-code/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { byPassword } from '#platform/password.ts'
import { seal, unseal } from '#platform/secrets.ts'
import { audit, changesOf } from './audit.ts'
import { savedRules, sealedPhone, writePhone, writeRule } from './approval.repo.ts'
import {
  deciders,
  mayAgree,
  possibleRoles,
  usualRule,
  wrongRule,
  type HeldRole,
  type Rule,
} from './approval.rules.ts'
import { isOwner } from './reach.ts'
import { findStaffById, holdPassword, listStaff } from './staff.repo.ts'

const purpose = 'staff-phone'

/** All that says who may agree to what at a brand. */
export interface Team {
  readonly ruleOf: (kind: ApprovalKind) => Rule
  readonly staff: readonly {
    readonly id: number
    readonly name: string
    readonly active: boolean
    readonly roles: readonly HeldRole[]
  }[]
  /** The reader's own proven phone. */
  readonly phone: string | undefined
}

export async function teamOf(db: Db, ctx: StaffCtx): Promise<Team> {
  const { partnerId } = ctx.scope
  const [saved, staff, phone] = await Promise.all([
    savedRules(db, partnerId),
    listStaff(db, partnerId),
    ownPhone(db, ctx),
  ])
  const ruleOf = (kind: ApprovalKind) => saved.find((each) => each.kind === kind) ?? usualRule(kind)
  return { ruleOf, staff, phone }
}

/** Those who may agree to a change of that store, or to one of the whole brand. */
export const approversOf = (
  { ruleOf, staff }: Team,
  kind: ApprovalKind,
  storeId: number | null,
) => {
  const rule = ruleOf(kind)
  return staff.filter(({ active, roles }) => active && mayAgree(rule, roles, storeId))
}

async function ownPhone(db: Db, { services, staff }: StaffCtx): Promise<string | undefined> {
  const sealed = await sealedPhone(db, staff.partnerId, staff.id)
  return sealed === undefined ? undefined : unseal(services.hashKey, purpose, sealed)
}

/** Why somebody cannot agree to what is their own by this code; each look is a try. */
export async function tryOwnCode(
  ctx: StaffCtx,
  code: string | undefined,
): Promise<ErrorName | undefined> {
  const phone = await ownPhone(ctx.services.db, ctx)
  if (phone === undefined) return 'needsOwnPhone'
  if (code === undefined) return 'needsPhoneCode'
  return (await tryStaffCode(ctx, phone, 'approval', code)) ? undefined : 'wrongCode'
}

/** Uses it up, in the transaction of what it is for; true for one alone. */
export async function spendOwnCode(
  trx: Db,
  ctx: StaffCtx,
  code: string | undefined,
): Promise<boolean> {
  const phone = await ownPhone(trx, ctx)
  if (phone === undefined || code === undefined) return false
  return spendStaffCode(trx, ctx, phone, 'approval', code)
}

export async function rules(ctx: StaffCtx): Promise<Result<ApprovalRules, never>> {
  const team = await teamOf(ctx.services.db, ctx)
  return ok({
    rules: approvalKinds.map((kind): ApprovalRule => {
      const { roles, ...rule } = team.ruleOf(kind)
      return {
        ...rule,
        roles: possibleRoles(kind).filter((role) => role === 'owner' || roles.includes(role)),
        possibleRoles: [...possibleRoles(kind)],
        approvers: approversOf(team, kind, placeOf(ctx, kind)).map(({ name }) => name),
      }
    }),
    phoneMasked: team.phone === undefined ? null : maskedPhone(team.phone),
    canSave: isOwner(ctx),
  })
}

/** What all stores share is decided by those who have the right in all of them. */
export const placeOf = ({ scope }: StaffCtx, kind: ApprovalKind): number | null =>
  kind === 'account' || kind === 'withdrawal' ? null : scope.storeId

interface Saving {
  readonly kind: ApprovalKind
  readonly upTo: number | null
  readonly perDay: number | null
  readonly roles: readonly Role[]
  readonly alone: boolean
  readonly version: number
}

const wrongTexts = {
  upTo: ['请填写一人可决定的上限', 'Say how much one person may decide'],
  perDay: ['每人每天的上限不能低于单项上限', 'A day’s limit is no lower than that of one thing'],
  roles: ['所选角色没有这项权限', 'One of these roles has no right to it'],
  alone: [
    '请先验证您自己的手机：店里只有您一人时，没有手机就没有人能同意',
    'Prove your own phone first: where you are alone, nobody could agree without one',
  ],
} as const

/** The owner sets one kind; the same again changes nothing. */
export async function save(
  ctx: StaffCtx,
  { version, ...input }: Saving,
): Promise<Result<ApprovalRules, ErrorName>> {
  if (!isOwner(ctx)) return refuse('ownerOnly')
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const wanted = {
    ...input,
    roles: possibleRoles(input.kind).filter(
      (role) => role === 'owner' || input.roles.includes(role),
    ),
  }
  const wrong =
    wrongRule(input) ??
    (input.alone && (await ownPhone(db, ctx)) === undefined ? ('alone' as const) : undefined)
  if (wrong) return refuse('badInput', { field: textIn(ctx.locale, wrongTexts[wrong]), at: wrong })
  const saved = await transact(db, async (trx): Promise<Result<undefined, ErrorName>> => {
    const known = await savedRules(trx, partnerId)
    const { version: current, ...before } =
      known.find(({ kind }) => kind === input.kind) ?? usualRule(input.kind)
    const changes = changesOf(before, wanted)
    if (Object.keys(changes).length === 0) return ok(undefined)
    if (current !== version) return refuse('versionConflict')
    const at = new Date(ctx.clock.now())
    if (!(await writeRule(trx, partnerId, { ...wanted, version }, at)))
      return refuse('versionConflict')
    await audit(trx, ctx, 'approval.save', `approval ${input.kind}`, changes)
    return ok(undefined)
  })
  return saved.ok ? rules(ctx) : saved
}

/** Sends a code: to one’s own proven phone, or to one that is to be proven. */
export async function code(
  ctx: StaffCtx,
  { phone }: { phone?: string },
): Promise<Result<{ phoneMasked: string; expiresIn: number; nextAfter: number }, ErrorName>> {
  const to = phone ?? (await ownPhone(ctx.services.db, ctx))
  if (to === undefined) return refuse('needsOwnPhone')
  const scene: StaffScene = phone === undefined ? 'approval' : 'staffPhone'
  const sent = await sendStaffCode(ctx, to, scene)
  if (!sent.ok) return sent
  const { expiresIn, nextAfter } = sent.value
  return ok({ phoneMasked: maskedPhone(to), expiresIn, nextAfter })
}

/** One’s own phone, by a code that it received; who only has the session has not the password. */
export async function phone(
  ctx: StaffCtx,
  input: { phone: string; code: string; password: string },
): Promise<Result<{ phoneMasked: string }, ErrorName>> {
  const { db, limiter, hashKey } = ctx.services
  const tries = `password:${ctx.staff.id}`
  if (!(await limiter.take(tries, 10, 10 * minute))) return refuse('tooOften')
  const find = () => findStaffById(db, ctx.staff.id)
  const done = await byPassword(ctx, input.password, find, async ({ hash }) => {
    await limiter.giveBack(tries)
    // Sent again, it is done.
    if ((await ownPhone(db, ctx)) === input.phone) return ok(undefined)
    if (!(await tryStaffCode(ctx, input.phone, 'staffPhone', input.code)))
      return refuse('wrongCode')
    return transact(db, async (trx): Promise<Result<undefined, ErrorName>> => {
      await holdPassword(trx, ctx.staff.id, hash)
      if (!(await spendStaffCode(trx, ctx, input.phone, 'staffPhone', input.code)))
        return refuse('wrongCode')
      const before = await ownPhone(trx, ctx)
      const { partnerId, id } = ctx.staff
      const at = new Date(ctx.clock.now())
      await writePhone(trx, partnerId, id, seal(hashKey, purpose, input.phone), at)
      const phones = [before, input.phone].map((each) => maskedPhone(each ?? null) || null)
      await audit(trx, ctx, 'staff.phone', `staff ${id}`, {
        phone: { before: phones[0], after: phones[1] },
      })
      return ok(undefined)
    })
  })
  if (!done) return refuse('wrongCurrentPassword')
  if (!done.ok) return done
  return done.value.ok ? ok({ phoneMasked: maskedPhone(input.phone) }) : done.value
}

/** Whether a right that deciding needs is held, in the store or in all of them. */
export const hasRight = (ctx: StaffCtx, kind: ApprovalKind): boolean =>
  (placeOf(ctx, kind) === null ? ctx.staff.rightsEverywhere : ctx.staff.rights).includes(
    deciders[kind],
  )
