import type { ContentLink } from '@mallard/contract/links'
import { outsideAddress, ownPath } from '@mallard/contract/own-path'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'

/** What a link of page content does when it is followed. */
export type LinkTarget =
  | { kind: 'page'; to: string }
  | { kind: 'external'; to: string }
  /** Puts one unit into the cart. */
  | { kind: 'addCart'; productSn: string }
  | { kind: 'top' }
  /** Draws the coupon where it stands. */
  | { kind: 'coupon'; grantUuid: string }
  /** A live room of the mini-program: its id, or a path of the mini-program. */
  | { kind: 'live'; room: string }

type Decide = (
  value: string,
  home: LinkTarget,
  scope: Pick<Scope, 'partnerId' | 'storeId'>,
  isBrowser: boolean,
) => LinkTarget

/** What is ours is ours under any name; the server that draws the page does not ask for it. */
const anywhere = 'https://shop.invalid'
const positive = /^[1-9]\d{0,9}$/
const page = (to: string): LinkTarget => ({ kind: 'page', to })
const toHome: Decide = (_, home) => home

const goodsList: Decide = (value, _, scope) =>
  page(href('goodslist', scope, { categoryId: positive.test(value) ? value : undefined }))

/**
 * The specification's link types (§2), one line each. What cannot be followed leads home, as `none`
 * does: never a dead end.
 */
const table: Readonly<Record<ContentLink['type'], Decide>> = {
  items: (value, home, scope) =>
    positive.test(value) ? page(href('goods', { itemId: value, ...scope })) : home,
  home: toHome,
  addCart: (value, home) => (value ? { kind: 'addCart', productSn: value } : home),
  category: goodsList,
  goodslist: goodsList,
  keyword: (value, _, scope) => page(href('search', scope, { q: value || undefined })),
  cmsV1a: (value, home, scope) =>
    value && value !== 'home' ? page(href('cmsV1a', { ...scope, type: value })) : home,
  url: (value, home, _, isBrowser) =>
    isBrowser && outsideAddress(value) ? { kind: 'external', to: value } : home,
  invitation: (value, home, scope) =>
    positive.test(value) ? page(href('invitation', { ...scope, id: value })) : home,
  coupon: (value, home) =>
    /^[0-9A-Za-z]{22}$/.test(value) ? { kind: 'coupon', grantUuid: value } : home,
  live: (value, home) => (value ? { kind: 'live', room: value } : home),
  router: (value, home) => (value.startsWith('/') && ownPath(value, anywhere) ? page(value) : home),
  none: toHome,
  default: toHome,
  '#': () => ({ kind: 'top' }),
}

/**
 * Where a link leads in a store. `isBrowser`: a plain browser, the only place that external links
 * open in.
 */
export function targetOfLink(
  link: ContentLink,
  { partnerId, storeId }: Scope,
  isBrowser: boolean,
): LinkTarget {
  const scope = { partnerId, storeId }
  // A page that was written for a newer shop may hold what this one does not know.
  return (table[link.type] ?? toHome)(link.value, page(href('homeScoped', scope)), scope, isBrowser)
}
