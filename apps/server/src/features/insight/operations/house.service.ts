import { isHousePartner } from '#features/shop/store/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'

/**
 * The machine room holds rows of every partner: it is open to who looks after all stores of the one
 * that runs the house (decision 37).
 */
export async function isHouse(
  { services, scope, staff }: StaffCtx,
  right: 'system.read' | 'system.write' = 'system.read',
): Promise<boolean> {
  return (
    staff.rightsEverywhere.includes(right) && (await isHousePartner(services.db, scope.partnerId))
  )
}
