import type { AuditAction, AuditObject } from '@mallard/contract/people/staff/audit.codes'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { lockSetups } from './setup.repo.ts'

/** How something that staff set up in a store is written. */
export interface Saving<Row, Fault extends string> {
  readonly action: AuditAction
  /** What it was; undefined: the store has none. */
  readonly find: (trx: Db) => Promise<Row | undefined>
  /** Why it cannot be written so; `before` is what it was, undefined of a new one. */
  readonly check: (trx: Db, before: Row | undefined) => Promise<Refused<Fault> | undefined>
  readonly insert: (trx: Db) => Promise<number>
  /** False: it is not as it was read. */
  readonly update: (trx: Db, before: Row) => Promise<boolean>
  /** What else is written with it. */
  readonly written: (trx: Db, id: number, before: Row | undefined) => Promise<void>
}

/**
 * Makes something once for each request, or changes it as it was read; its id. Set-ups of one store
 * are saved one after another, so that `check` sees all others.
 */
export async function saveSetup<Row, Fault extends string>(
  ctx: StaffCtx,
  { id, requestId }: { readonly id: number; readonly requestId: string },
  { action, find, check, insert, update, written }: Saving<Row, Fault>,
): Promise<Result<number, Fault | 'notFound' | 'versionConflict'>> {
  type Saved = Result<number, Fault | 'notFound' | 'versionConflict'>
  return transact(ctx.services.db, async (trx): Promise<Saved> => {
    await lockSetups(trx, ctx.scope)
    if (id > 0) {
      const before = await find(trx)
      if (!before) return refuse('notFound')
      const fault = await check(trx, before)
      if (fault) return fault
      if (!(await update(trx, before))) return refuse('versionConflict')
      await written(trx, id, before)
      return ok(id)
    }
    let fault: Refused<Fault> | undefined
    const made = await makeOnce(trx, ctx, action, requestId, async () => {
      fault = await check(trx, undefined)
      if (fault) return 0
      const madeId = await insert(trx)
      await written(trx, madeId, undefined)
      return madeId
    })
    return fault ?? ok(made)
  })
}

/** Notes who closed something, and why. */
export const noteClosed = (
  trx: Db,
  ctx: StaffCtx,
  action: AuditAction,
  object: AuditObject,
  reason: string,
): Promise<void> =>
  audit(
    trx,
    ctx,
    action,
    object,
    changesOf({ closed: false, reason: null }, { closed: true, reason }),
  )
