import type { AuditAction } from '@mallard/contract/people/staff/audit.codes'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import './staff.tables.ts'

/**
 * Makes something once for each request of an operator, in the caller's transaction: the same
 * request sent again, also at the same moment, gets the id of what the first one made.
 */
export async function makeOnce(
  trx: Db,
  ctx: StaffCtx,
  action: AuditAction,
  requestId: string,
  make: () => Promise<number>,
): Promise<number> {
  const request = {
    staff_id: ctx.staff.id,
    partner_id: ctx.scope.partnerId,
    store_id: ctx.scope.storeId,
    action,
    request_id: requestId,
  }
  // Anyone who comes second waits here until the first has ended.
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('admin_request')
    .values({ ...request, at: new Date(ctx.clock.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  const same = sql<boolean>`(staff_id, partner_id, store_id, action,
    request_id) = (${sql.join(Object.values(request))})`
  if (!numInsertedOrUpdatedRows) {
    const known = await trx
      .selectFrom('admin_request')
      .select('made_id')
      .where(same)
      .executeTakeFirstOrThrow()
    return known.made_id!
  }
  const id = await make()
  await trx.updateTable('admin_request').set({ made_id: id }).where(same).execute()
  return id
}

/**
 * What a request has made, whoever of the partner's staff sent it; the caller holds what it is
 * about, so that one who sends it at the same moment comes before or after.
 */
export async function madeByAny(
  trx: Db,
  { scope }: StaffCtx,
  action: AuditAction,
  requestId: string,
): Promise<number | undefined> {
  const known = await trx
    .selectFrom('admin_request')
    .select('made_id')
    .where('partner_id', '=', scope.partnerId)
    .where('action', '=', action)
    .where('request_id', '=', requestId)
    .where('made_id', 'is not', null)
    .executeTakeFirst()
  return known?.made_id ?? undefined
}
