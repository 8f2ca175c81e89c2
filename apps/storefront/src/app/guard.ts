import { loginPages } from '@mallard/contract/page-paths.gen'
import type { Scope } from '@mallard/kernel'
import { homeHref, loginHref } from '#platform/login.ts'
import { scopeOf, urlOf, type Target } from '#platform/navigator/view.ts'

export interface GuardFacts {
  isLoggedIn: boolean
  lastStore: Scope | undefined
  fallbackScope: Scope
  origin: string
}

/**
 * Where to go instead of a page (specification §2, §4): unknown paths to the last store's home,
 * pages with a login to the login page.
 */
export function guard(
  target: Target,
  { isLoggedIn, lastStore, fallbackScope, origin }: GuardFacts,
): string | undefined {
  if (target.name === 'notFound') return lastStore ? homeHref(lastStore) : '/'
  if (!loginPages.has(target.name) || isLoggedIn) return undefined
  return loginHref(scopeOf(target) ?? fallbackScope, origin + urlOf(target))
}
