import { ok, refuse, type Instant, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import { memberStatus } from './account.repo.ts'
import {
  bindIdentity,
  grantRole,
  keepExternal,
  memberOfExternal,
  setSessionExternal,
  type ExternalUser,
  type ExternalIdentity,
} from './external.repo.ts'
import { findMember, type MemberRow } from './member.repo.ts'

/** Roles that a provider's word brings along. */
const rolesBy: Readonly<Partial<Record<ExternalIdentity['type'], string>>> = { oa: 'employee' }

export type ResolvedIdentity = Result<
  { member: MemberRow | undefined; external: ExternalUser },
  'accountFrozen' | 'identityTaken'
>

/**
 * Whose account it is that somebody vouched for stands in (docs/decisions/0019): the member who has
 * the identity, else nobody's yet. Anyone who is signed in gets it by their own word alone
 * (binding.service.ts).
 */
export async function resolveIdentity(ctx: Ctx, who: ExternalIdentity): Promise<ResolvedIdentity> {
  const { partnerId } = ctx.scope
  const now = new Date(ctx.clock.now())
  return ctx.services.db.transaction().execute(async (trx) => {
    const external = await keepExternal(trx, partnerId, who, randomToken(), now)
    // What was learnt earlier counts too: the silent scope tells no unionid.
    const full = { ...who, unionid: external.unionid }
    const owner = await memberOfExternal(trx, partnerId, full)
    if (owner === undefined) return ok({ member: undefined, external })
    if (ctx.shopper && owner !== ctx.shopper.id) return refuse('identityTaken')
    const member = await findMember(trx, partnerId, owner)
    if (!member || !mayEnter(member, now.getTime())) return refuse('accountFrozen')
    await bind(trx, partnerId, owner, full, now)
    if (ctx.shopper && ctx.session)
      await setSessionExternal(trx, partnerId, ctx.session.id, external.id)
    return ok({ member: (await findMember(trx, partnerId, owner)) ?? member, external })
  })
}

/**
 * Gives a member an identity that is nobody's, and the role that comes with it. True when it is
 * theirs now.
 */
export async function bind(
  trx: Ctx['services']['db'],
  partnerId: number,
  memberId: number,
  who: ExternalIdentity,
  now: Date,
): Promise<boolean> {
  const isOwn = await bindIdentity(trx, partnerId, memberId, who, now)
  const role = rolesBy[who.type]
  if (isOwn && role) await grantRole(trx, partnerId, memberId, role)
  return isOwn
}

export function mayEnter(
  { status, cancel_at }: Pick<MemberRow, 'status' | 'cancel_at'>,
  now: Instant,
): boolean {
  // A last day that is over: the job that makes the account anonymous is about to come.
  return (
    status === memberStatus.normal ||
    (status === memberStatus.cancelling && !(cancel_at && cancel_at.getTime() <= now))
  )
}
