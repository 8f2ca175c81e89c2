import type { Acts, Environment } from '../environment.ts'
import { inOwnDomains, miniActs } from '../mini.ts'
import { toutiaoStack } from '../toutiao/toutiao-sdk.ts'
import { acts as plain } from '../wap/wap.host.ts'

/** The web view of a mini-program of the short-video apps. */
export function acts(environment: Environment): Acts {
  const { page, settings } = environment
  const own = plain(environment)
  return {
    ...own,
    ...miniActs(environment, () => toutiaoStack(page, settings.scripts.toutiao), own.pay),
    ...inOwnDomains,
  }
}
