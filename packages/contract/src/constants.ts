/**
 * Constants of the specification's §9 that no part of the kit has as a default of its own;
 * milliseconds unless said.
 */
export const httpTimeout = 60_000
export const trackingVersion = '20250520165941765'
export const trackingSourceType = 'wap'
/**
 * Most characters of a record's texts, and most records of a batch; the phone cuts to these, the
 * server refuses what is longer.
 */
export const trackingLimits = {
  path: 500,
  query: 1000,
  domain: 255,
  referrer: 1000,
  useragent: 500,
  batch: 200,
} as const
export const toastTime = 2000
export const backFallback = 300
export const resizeDebounce = 300
export const titleDelay = 1000
export const loginPageDelay = 500
export const defaultTitle = '商城'

/**
 * Cookie with the store that was visited last, `2-1`: pages that name no store are drawn for it.
 */
export const storeCookie = 'store'

/** Tabs of `order/list/{active}` (domain.md §3.1). */
export const orderTabs = ['all', 'unpaid', 'toShip', 'toReceive', 'toComment', 'afterSale'] as const

/**
 * Where the first or the last row of a page stands in its list: number of the page, what the list
 * is sorted by, number of the row.
 */
export const pageMark = /^[1-9]\d{0,4}\.-?\d{1,16}\.\d{1,15}$/

/** Widths that the picture service makes. */
export const pictureWidths = [200, 400, 750, 1080] as const
