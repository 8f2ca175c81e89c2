import type { ErrorName } from '@mallard/contract/errors'
import type { Binding, Me } from '@mallard/contract/people/identity/identity.fields'
import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { adoptProfile, pendingOf, setPending, takePending } from './binding.repo.ts'
import { memberOfExternal, setSessionExternal, type ExternalUser } from './external.repo.ts'
import { meOf } from './me.ts'
import { findMember, type MemberRow } from './member.repo.ts'
import { bind } from './external-identity.service.ts'

/** Long enough to read and to answer. */
const waits = 10 * minute

const ways = { 'wx-openid': 'weixin', apple: 'apple', oa: 'oa' } as const

/**
 * Asks the member of this session whether somebody whom a provider vouched for in it is them:
 * nothing is bound before they say so.
 */
export async function askBinding(ctx: ShopperCtx, externalUserId: number): Promise<void> {
  if (ctx.session)
    await setPending(
      ctx.services.db,
      ownOf(ctx, ctx.session.id),
      externalUserId,
      new Date(ctx.clock.now()),
    )
}

/** What a member is asked: which identity, and with which account it would go. */
export async function bindingOf(
  ctx: Ctx,
  sessionId: number,
  member: MemberRow,
): Promise<Binding | null> {
  const external = await pendingOf(
    ctx.services.db,
    ownOf(ctx, sessionId),
    new Date(ctx.clock.now() - waits),
  )
  return external ? bindingTo(external, member) : null
}

export function bindingTo(
  { uuid, type, nickname, avatar }: ExternalUser,
  member: MemberRow,
): Binding {
  const { nickname: name, avatar: picture, phoneMasked } = meOf(member)
  return {
    uuid,
    way: ways[type],
    nickname,
    avatar,
    account: { nickname: name, avatar: picture, phoneMasked },
  }
}

/** The member's answer. An identity that somebody else has in the meantime stays theirs. */
export async function answerBinding(
  ctx: ShopperCtx,
  { uuid, isAccepted }: { uuid: string; isAccepted: boolean },
): Promise<Result<{ user: Me }, ErrorName>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const sessionId = ctx.session?.id ?? 0
  const now = new Date(ctx.clock.now())
  const external = await pendingOf(db, ownOf(ctx, sessionId), new Date(now.getTime() - waits))
  if (external?.uuid !== uuid) return refuse('bindingOver')
  const answered = await db.transaction().execute(async (trx) => {
    if (!(await takePending(trx, ownOf(ctx, sessionId), external.id))) return refuse('bindingOver')
    if (!isAccepted) return ok({})
    const owner = await memberOfExternal(trx, partnerId, external)
    if (owner !== undefined && owner !== ctx.shopper.id) return refuse('identityTaken')
    if (!(await bind(trx, partnerId, ctx.shopper.id, external, now))) return refuse('identityTaken')
    await setSessionExternal(trx, partnerId, sessionId, external.id)
    await adoptProfile(trx, { partnerId, memberId: ctx.shopper.id }, external)
    return ok({})
  })
  if (!answered.ok) return answered
  const member = await findMember(db, partnerId, ctx.shopper.id)
  return member ? ok({ user: meOf(member) }) : refuse('notFound')
}

const ownOf = ({ scope }: Ctx, sessionId: number) => ({ partnerId: scope.partnerId, sessionId })
