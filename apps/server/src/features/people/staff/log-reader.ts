import type { StaffCtx } from '#platform/http/context.ts'
import type { LogInput } from './log.repo.ts'

/** Who looks after one store sees what was done there. */
export function storeOfReader({
  staff,
  scope,
}: Pick<StaffCtx, 'staff' | 'scope'>): Pick<LogInput, 'partnerId' | 'storeId'> {
  return {
    partnerId: scope.partnerId,
    storeId: staff.rightsEverywhere.includes('audit.read') ? undefined : scope.storeId,
  }
}
