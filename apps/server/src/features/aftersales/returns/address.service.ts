import type { Scope } from '@mallard/kernel'
import { storeOf } from '#features/shop/store/index.ts'
import type { Services } from '#platform/services.ts'

/** Where goods are sent back to when the operator names no other place. */
export async function storeAddress(
  services: Services,
  scope: Scope,
): Promise<{ name: string; phone: string; address: string }> {
  const store = await storeOf(services, { partnerId: scope.partnerId, storeId: scope.storeId })
  return {
    name: store?.return_name || (store ? `${store.name}售后` : ''),
    phone: store?.return_phone || store?.phone || '',
    address: store?.return_address || store?.address || '',
  }
}
