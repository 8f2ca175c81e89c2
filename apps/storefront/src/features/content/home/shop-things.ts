import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import type { Thing } from '#platform/structured-data.ts'

/** What search engines read of the shop: a site, and the store behind it. */
export function shopThings(name: string, { partnerId, storeId }: Scope): readonly Thing[] {
  const url = href('homeScoped', { partnerId, storeId })
  return [
    {
      '@type': 'WebSite',
      name,
      url,
      publisher: {
        '@type': 'OnlineStore',
        name,
        url,
        logo: `/manifest/${partnerId}-${storeId}/512.png`,
      },
    },
  ]
}
