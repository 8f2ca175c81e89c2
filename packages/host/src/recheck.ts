import type { MiniSource } from '@mallard/contract/host-signals'
import type { Acts, HostPage } from './environment.ts'
import { sourceKey } from './signals.ts'

/**
 * `recheck` of a browser whose SDK knows whether a mini-program is around it: what it says is kept
 * for the tab. Reading the storage's property itself throws where storage is forbidden.
 */
export function recheckBy(
  page: Pick<HostPage, 'sessionStorage'>,
  source: MiniSource,
  isMini: () => Promise<boolean>,
): Acts['recheck'] {
  return async () => {
    if (!(await isMini())) return false
    try {
      page.sessionStorage.setItem(sourceKey, source)
    } catch {
      // Then it is asked again on the next page.
    }
    return true
  }
}
