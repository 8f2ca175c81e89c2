import type { CheckedIn } from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { ok, refuse, type Locale, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { holderOf, letIn, type Holder } from './check-in.repo.ts'
import { findEvent } from './invitation.repo.ts'
import { localised } from '#platform/locale.rules.ts'

const nobody = { result: 'unknown', name: '', phone: '', event: '', at: null } as const

/** Somebody's own: what stands at an event by its number, and by which request they came in. */
interface Asked {
  readonly id: number
  readonly requestId: string
}

function resultOf(holder: Holder, { id, requestId }: Asked): CheckedIn['result'] {
  if (holder.invitationId !== id) return 'otherEvent'
  if (holder.state !== 'in') return holder.state
  return holder.checkInRequest === requestId ? 'in' : 'already'
}

function saidOf(holder: Holder, asked: Asked, locale: Locale): CheckedIn {
  const { name, phone, event, eventEn, at } = holder
  return {
    result: resultOf(holder, asked),
    name: name ?? '',
    phone: maskedPhone(phone),
    event: localised(locale, event, eventEn),
    at,
  }
}

/** Repeatable: who came in by this request is in, by another one already. */
export async function checkIn(
  ctx: StaffCtx,
  { code, ...asked }: Asked & { readonly code: string },
): Promise<Result<CheckedIn, 'notFound'>> {
  const { services, scope, clock, staff, locale } = ctx
  if (!(await findEvent(services.db, scope, asked.id))) return refuse('notFound')
  return services.db.transaction().execute(async (trx) => {
    const holder = await holderOf(trx, scope, code)
    if (!holder) return ok(nobody)
    const now = clock.now()
    const by = { staffId: staff.id, requestId: asked.requestId, at: new Date(now) }
    const isNew = holder.invitationId === asked.id && (await letIn(trx, holder.id, by))
    if (!isNew) return ok(saidOf((await holderOf(trx, scope, code)) ?? holder, asked, locale))
    await audit(
      trx,
      ctx,
      'invitation.checkIn',
      `invitation ${asked.id}`,
      changesOf({ entry: null }, { entry: holder.id }),
    )
    return ok({ ...saidOf(holder, asked, locale), result: 'in' as const, at: now })
  })
}
