import { pageTarget } from '@mallard/contract/own-path'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { readStored, storageKeys } from '#platform/storage.ts'

/**
 * Where signing in leads: back to `to` when it is a page of ours, else to where an embedded browser
 * opened the shop, else to the user centre.
 */
export function loginTarget(
  to: string | undefined,
  { partnerId, storeId }: Scope,
  origin: string,
): string {
  return (
    pageTarget(to, origin) ??
    pageTarget(readStored(storageKeys.landPage), origin) ??
    href('userCenter', { partnerId, storeId })
  )
}
