import { keptPages } from '@mallard/contract/page-paths.gen'
import type { PageName } from '@mallard/contract/pages'
import { matchPage } from '@mallard/contract/paths'
import { parseScope, type Scope } from '@mallard/kernel'

/** A page at an address. */
export interface Target {
  readonly name: PageName
  readonly params: Readonly<Record<string, string>>
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

/** A target in the browser's history. */
export interface View extends Target {
  /** Of the history entry. */
  readonly key: string
  /** How many entries of ours lie before it. */
  readonly index: number
  readonly action: 'load' | 'push' | 'replace' | 'pop'
  readonly hint?: unknown
}

export function targetOf(url: string): Target {
  const { pathname, search } = new URL(url, 'http://shop.invalid')
  return { ...matchPage(pathname), pathname, search }
}

/**
 * Whether an address of ours is a page of the shop; files and whatever else the server answers are
 * the browser's to open.
 */
export function isPage(url: string): boolean {
  return targetOf(url).name !== 'notFound'
}

export function urlOf(target: Target): string {
  return target.pathname + target.search
}

export function scopeOf(target: Pick<Target, 'params'>): Scope | undefined {
  return parseScope(`${target.params['partnerId']}-${target.params['storeId']}`)
}

export function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function isKept(target: Target): boolean {
  return keptPages.has(target.name)
}
