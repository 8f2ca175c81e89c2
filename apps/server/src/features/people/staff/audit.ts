import type { AuditAction, AuditObject } from '@mallard/contract/people/staff/audit.codes'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { insertAudit } from './staff.repo.ts'
import type { Changes } from './staff.tables.ts'

/**
 * Who did something, where and when: a call of the back office, or a job that goes on with what one
 * began.
 */
export interface Action extends Pick<StaffCtx, 'scope' | 'ip' | 'clock'> {
  readonly staff: Pick<StaffCtx['staff'], 'id' | 'name' | 'partnerId'>
}

/**
 * Writes down who changed what, in the transaction of the change. `object` is for example `goods
 * 12`.
 */
export async function audit(
  trx: Db,
  ctx: Action,
  action: AuditAction,
  object: AuditObject,
  changes: Changes,
): Promise<void> {
  await insertAudit(trx, {
    ...placeOf(ctx),
    staffId: ctx.staff.id,
    staffName: ctx.staff.name,
    action,
    object,
    changes,
    ip: ctx.ip,
    at: new Date(ctx.clock.now()),
  })
}

/**
 * A call that names no store runs in the default one, which may be another partner's: the book is
 * the one of the person's partner.
 */
function placeOf({ staff, scope }: Action): { partnerId: number; storeId: number | null } {
  return {
    partnerId: staff.partnerId,
    storeId: scope.partnerId === staff.partnerId ? scope.storeId : null,
  }
}

/** The fields that differ, with both values. */
export function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes {
  const changed = Object.keys(after).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  return Object.fromEntries(
    changed.map((key) => [key, { before: before[key] ?? null, after: after[key] ?? null }]),
  )
}
