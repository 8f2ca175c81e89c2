import type { Scope } from '@mallard/kernel'
import type { Services } from '#platform/services.ts'
import { isBrandNamed, isStoreReachable } from './opening.rules.ts'
import { storeOf } from './store.service.ts'

/** Whether a store's brand has a name of its own; at most 4 s old. */
export async function hasBrand(services: Services, scope: Scope): Promise<boolean> {
  const store = await storeOf(services, scope)
  return store !== undefined && isBrandNamed(store.partner_name)
}

/** Whether a store is named and can be reached; at most 4 s old. */
export async function isReachable(services: Services, scope: Scope): Promise<boolean> {
  const store = await storeOf(services, scope)
  return store !== undefined && isStoreReachable(store)
}
