import { ok, refuse, type Instant, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import { memberStatus } from './account.repo.ts'
import { bindIdentity, grantRole, keepExternal, memberOfExternal, setSessionExternal, type ExternalUser, type Outsider } from './external.repo.ts'
import { findMember, type MemberRow } from './member.repo.ts'

/** Roles that a provider's word brings along. */
const rolesBy: Readonly<Partial<Record<Outsider['type'], string>>> = { oa: 'employee' }

export type Welcome = Result<{ member: MemberRow | undefined; external: ExternalUser }, 'accountFrozen' | 'identityTaken'>

/**
 * Whose account it is that somebody vouched for stands in (docs/decisions/0019): the member who has the identity; else, when
 * somebody is signed in, that member, who has it from now on; else nobody's yet.
 */
export async function welcome(ctx: Ctx, who: Outsider): Promise<Welcome> {
  const { partnerId } = ctx.scope
  const now = new Date(ctx.clock.now())
  return ctx.services.db.transaction().execute(async (trx) => {
    const external = await keepExternal(trx, partnerId, who, randomToken(), now)
    // What was learnt earlier counts too: the silent scope tells no unionid.
    const full = { ...who, unionid: external.unionid }
    const owner = await memberOfExternal(trx, partnerId, full)
    const memberId = owner ?? ctx.shopper?.id
    if (memberId === undefined) return ok({ member: undefined, external })
    if (ctx.shopper && memberId !== ctx.shopper.id) return refuse('identityTaken')
    const member = await findMember(trx, partnerId, memberId)
    if (!member || !mayEnter(member, now.getTime())) return refuse('accountFrozen')
    await bind(trx, partnerId, memberId, full, now)
    if (ctx.shopper && ctx.session) await setSessionExternal(trx, partnerId, ctx.session.id, external.id)
    return ok({ member: (await findMember(trx, partnerId, memberId)) ?? member, external })
  })
}

/** A phone made a member of somebody whom a provider knows: the identity is the member's now, if it was nobody's. */
export async function bindExternal(ctx: Ctx, memberId: number, external: ExternalUser): Promise<boolean> {
  return ctx.services.db.transaction().execute((trx) => bind(trx, ctx.scope.partnerId, memberId, external, new Date(ctx.clock.now())))
}

async function bind(trx: Ctx['services']['db'], partnerId: number, memberId: number, who: Outsider, now: Date): Promise<boolean> {
  const isOwn = await bindIdentity(trx, partnerId, memberId, who, now)
  const role = rolesBy[who.type]
  if (isOwn && role) await grantRole(trx, partnerId, memberId, role)
  return isOwn
}

export function mayEnter({ status, cancel_at }: Pick<MemberRow, 'status' | 'cancel_at'>, now: Instant): boolean {
  // A last day that is over: the job that makes the account anonymous is about to come.
  return status === memberStatus.normal || (status === memberStatus.cancelling && !(cancel_at && cancel_at.getTime() <= now))
}
