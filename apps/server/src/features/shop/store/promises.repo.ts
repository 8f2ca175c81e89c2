import type { StorePromise } from '@mallard/contract/people/setting/store-admin.calls'
import type { Scope } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import './store.tables.ts'

/** Changes what a store promises; it has the next version. The stores are locked. */
export async function updatePromises(
  trx: Db,
  scope: Scope,
  promises: readonly StorePromise[],
): Promise<void> {
  await trx
    .updateTable('store')
    .set((read) => ({ promises: JSON.stringify(promises), version: read('version', '+', 1) }))
    .where('partner_id', '=', scope.partnerId)
    .where('id', '=', scope.storeId)
    .execute()
}
