import type { PageLayout } from '@mallard/contract/content/cms/page.codes'
import { accountPage } from '@mallard/contract/content/cms/page.codes'
import type { ContentLink } from '@mallard/contract/links'
import { outsideAddress, ownPath } from '@mallard/contract/own-path'
import { matchPage } from '@mallard/contract/paths'
import type { PageName } from '@mallard/contract/pages'
import { scopeText, type Scope } from '@mallard/kernel'

/** What must be there for a link to lead somewhere. */
export type Wanted =
  | { readonly kind: 'goods'; readonly id: number }
  | { readonly kind: 'category'; readonly id: number }
  | { readonly kind: 'sku'; readonly code: string }
  | { readonly kind: 'coupon'; readonly code: string }
  | { readonly kind: 'page'; readonly layout: PageLayout; readonly type: string }

/** What is ours is ours under any name. */
const anywhere = 'https://shop.invalid'
const positive = /^[1-9]\d{0,9}$/

const byId = (kind: 'goods' | 'category', value: string) =>
  positive.test(value) ? ({ kind, id: Number(value) } as const) : 'dead'

const byCode = (kind: 'sku' | 'coupon', code: string) => (code ? ({ kind, code } as const) : 'dead')

/** What a link needs; `dead`: it leads nowhere whatever is there; undefined: it always leads on. */
export function wantedBy({ type, value }: ContentLink, scope: Scope): Wanted | 'dead' | undefined {
  switch (type) {
    case 'items':
      return byId('goods', value)
    case 'category':
    case 'goodslist':
      return value === '' ? undefined : byId('category', value)
    case 'addCart':
      return byCode('sku', value)
    case 'coupon':
      return byCode('coupon', value)
    case 'cmsV1a':
      return value === '' || value === 'home'
        ? undefined
        : { kind: 'page', layout: 'a', type: value }
    case 'invitation':
      return positive.test(value) ? undefined : 'dead'
    case 'url':
      return outsideAddress(value) ? undefined : 'dead'
    case 'router':
      return wantedAt(value, scope)
    default:
      return undefined
  }
}

const cmsPage =
  (layout: PageLayout) =>
  ({ type = '' }: Params): Wanted => ({ kind: 'page', layout, type })

type Params = ReturnType<typeof matchPage>['params']

/** What pages need to be there; all others always are. */
const needs: Partial<Record<PageName, (params: Params) => Wanted | 'dead'>> = {
  notFound: () => 'dead',
  preview: () => 'dead',
  goods: ({ itemId = '' }) => byId('goods', itemId),
  cmsV1a: cmsPage('a'),
  cmsV1aBare: cmsPage('a'),
  cmsV1b: cmsPage('b'),
  cmsV1bBare: cmsPage('b'),
  KAShare: ({ url = '' }) => ({ kind: 'page', layout: 'b', type: `${accountPage}${url}` }),
}

/** What a page of this shop at an address needs. */
function wantedAt(address: string, scope: Scope): Wanted | 'dead' | undefined {
  const path = address.startsWith('/') ? ownPath(address, anywhere) : undefined
  if (path === undefined) return 'dead'
  const { name, params } = matchPage(path.split('?')[0] ?? '')
  const { partnerId, storeId } = params
  // Another store's things are looked after there.
  if (partnerId !== undefined && `${partnerId}-${storeId}` !== scopeText(scope)) return undefined
  return needs[name]?.(params)
}

/** Where the words of a rich text lead. */
export const linksIn = (html: string): ContentLink[] =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, address = '']) => ({
    type: address.startsWith('/') ? 'router' : 'url',
    value: address.replaceAll('&amp;', '&'),
  }))
