import type { Scope } from '@mallard/kernel'
import { accountPage, type PageLayout } from './content/cms/page.codes.ts'
import type { PageName } from './pages.ts'
import { href } from './paths.ts'

export interface ContentPlace {
  /** The one address of the page. */
  readonly path: string
  /** Whether it may be found: search engines and the sitemap know nothing of the others. */
  readonly isListed: boolean
}

/** Where a content page lives: some have an address of their own in the specification. */
export function contentPlace(
  { partnerId, storeId }: Scope,
  layout: PageLayout,
  type: string,
): ContentPlace {
  const scope = { partnerId, storeId }
  const listed = (path: string) => ({ path, isListed: true })
  if (layout === 'a' && type === 'home') return listed(href('homeScoped', scope))
  if (layout === 'a' && type === 'storeMiniMall') return listed(href('storeMiniMall', scope))
  if (layout === 'b' && type === 'aqiyi') return listed(href('aqiyi', scope))
  const account = layout === 'b' && type.startsWith(accountPage) && type.slice(accountPage.length)
  if (account) return { path: href('KAShare', { ...scope, url: account }), isListed: false }
  return listed(href(layout === 'a' ? 'cmsV1a' : 'cmsV1b', { ...scope, type }))
}

const layouts: Partial<Record<PageName, PageLayout>> = {
  cmsV1a: 'a',
  cmsV1aBare: 'a',
  cmsV1b: 'b',
  cmsV1bBare: 'b',
}

/** Where the content page at an address by its type lives, if it has one of its own. */
export function ownPlaceOf(
  name: PageName,
  { type = '' }: Readonly<Record<string, string>>,
  scope: Scope,
): string | undefined {
  const layout = layouts[name]
  if (layout === undefined) return undefined
  const { path } = contentPlace(scope, layout, type)
  const { partnerId, storeId } = scope
  const byType = href(layout === 'a' ? 'cmsV1a' : 'cmsV1b', { partnerId, storeId, type })
  return path === byType ? undefined : path
}
