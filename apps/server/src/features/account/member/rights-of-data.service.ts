import type { PersonalCopy } from '@mallard/contract/account/member/account.calls'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { PersonalDataRegister } from '#platform/personal-data.ts'
import { beginEnding } from './cancel.service.ts'
import { findAdminMember } from './member-admin.repo.ts'
import { copyOf } from './personal-data.service.ts'

/** Data of a member is that of all stores: who hands it out looks after all. */
const mayEverywhere = ({ staff }: StaffCtx, right: string) => staff.rightsEverywhere.includes(right)

const traceOf = ({ clock, ip }: StaffCtx) => ({ at: new Date(clock.now()), ip })

/** For a member who asked for it and cannot sign in, since the account is frozen. */
export async function copyFor(
  ctx: StaffCtx,
  register: PersonalDataRegister,
  { memberId }: { memberId: number },
): Promise<Result<PersonalCopy, 'notFound' | 'partnerWide'>> {
  if (!mayEverywhere(ctx, 'data.export')) return refuse('partnerWide')
  const { services, scope } = ctx
  if (!(await findAdminMember(services.db, scope, memberId, false))) return refuse('notFound')
  await audit(services.db, ctx, 'member.copy', `member ${memberId}`, {})
  const owner = { partnerId: scope.partnerId, memberId }
  return ok(await copyOf(services, register, owner, traceOf(ctx)))
}

/** The same of closing the account; what stands against it stands here as well. */
export async function closeFor(
  ctx: StaffCtx,
  register: PersonalDataRegister,
  { memberId, reason }: { memberId: number; reason: string },
): Promise<Result<{ finalAt: number }, 'notFound' | 'partnerWide' | 'cannotCancel'>> {
  if (!mayEverywhere(ctx, 'member.freeze')) return refuse('partnerWide')
  const owner = { partnerId: ctx.scope.partnerId, memberId }
  const begun = await beginEnding(ctx, register, owner, {
    ...traceOf(ctx),
    reason,
    onBegun: async (trx, finalAt) => {
      const changes = changesOf({}, { reason, finalAt: finalAt.getTime() })
      await audit(trx, ctx, 'member.close', `member ${memberId}`, changes)
    },
  })
  return begun.ok ? ok({ finalAt: begun.value }) : begun
}
