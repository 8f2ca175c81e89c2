import type { ErrorName } from '@mallard/contract/errors'
import type { Sending, StoreSetup } from '@mallard/contract/people/setting/store-admin.calls'
import type { Result } from '@mallard/kernel'
import { updateSending } from '#features/shop/store/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { changeStore } from './store-admin.service.ts'

/** As they are compared, and written into the audit log. */
const told = ({ days, untilHour, daysOff, daysOn }: Sending) => ({
  sendingDays: days.toSorted().join(' '),
  sendingUntil: untilHour,
  daysOff: daysOff.toSorted(),
  daysOn: daysOn.toSorted(),
})

/** Changes on which days a store sends, by which the time to ship is reckoned. */
export async function saveSending(
  ctx: StaffCtx,
  { version, sending }: { readonly version: number; readonly sending: Sending },
): Promise<Result<StoreSetup, ErrorName>> {
  return changeStore(ctx, version, told(sending), {
    action: 'store.sending',
    partOf: (setup) => told(setup.sending),
    write: (trx, scope) => updateSending(trx, scope, sending),
  })
}
