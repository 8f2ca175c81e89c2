import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { ownPath } from '#platform/navigator/index.ts'

/** Where signing in leads: back to `to` when it is a page of ours, else to the user centre. */
export function loginTarget(to: string | undefined, { partnerId, storeId }: Scope, origin: string): string {
  const path = to ? ownPath(to, origin) : undefined
  // The login page itself would lead in a circle.
  return path === undefined || path.startsWith('/login/') ? href('userCenter', { partnerId, storeId }) : path
}
