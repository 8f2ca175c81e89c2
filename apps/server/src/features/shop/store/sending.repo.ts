import type { Sending } from '@mallard/contract/people/setting/store-admin.calls'
import { hour, type Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import './store.tables.ts'

/** What a store means to send within, and on which days the time for it runs. */
export interface ShippingTimes {
  /** ms */
  readonly within: number
  readonly sending: Sending
}

export async function shippingTimes(db: Db, scope: Scope): Promise<ShippingTimes> {
  const { ship_hours: hours, sending } = await db
    .selectFrom('store')
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', scope.storeId)
    .select(['ship_hours', 'sending'])
    .executeTakeFirstOrThrow()
  return { within: hours * hour, sending }
}

/** Changes on which days a store sends; it has the next version. The stores are locked. */
export async function updateSending(trx: Db, scope: Scope, sending: Sending): Promise<void> {
  await trx
    .updateTable('store')
    .set((read) => ({ sending: JSON.stringify(sending), version: read('version', '+', 1) }))
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', scope.storeId)
    .execute()
}
