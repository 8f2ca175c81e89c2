import type { Action } from '#features/people/staff/index.ts'
import type { Services } from '#platform/services.ts'
import type { ImportRow } from './goods-import.repo.ts'

/** Who began an import, as the log names them. */
export const actionOf = (
  { clock }: Services,
  { partnerId, storeId, staffId, staffName, ip }: ImportRow,
): Action => ({
  scope: { partnerId, storeId },
  staff: { id: staffId, name: staffName, partnerId },
  ip,
  clock,
})
