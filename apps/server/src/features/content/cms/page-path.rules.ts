import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'

/** Where shoppers find a content page: some have a page of their own in the specification. */
export function pathOfPage(
  { partnerId, storeId }: Scope,
  version: 'a' | 'b',
  type: string,
): string {
  const scope = { partnerId, storeId }
  if (version === 'b') return href('cmsV1b', { ...scope, type })
  if (type === 'home') return href('homeScoped', scope)
  return type === 'storeMiniMall'
    ? href('storeMiniMall', scope)
    : href('cmsV1a', { ...scope, type })
}
