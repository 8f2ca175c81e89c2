import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import type { Thing } from '#platform/structured-data.ts'

/** What search engines read of the shop: a site that is searched, and the store behind it. */
export function shopThings(name: string, { partnerId, storeId }: Scope): readonly Thing[] {
  const url = href('homeScoped', { partnerId, storeId })
  return [
    {
      '@type': 'WebSite',
      name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${href('search', { partnerId, storeId })}?q={q}`,
        'query-input': 'required name=q',
      },
      publisher: { '@type': 'OnlineStore', name, url, logo: '/icons/icon-512.png' },
    },
  ]
}
